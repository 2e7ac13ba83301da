import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from '../take/stage.ts'
import { difference } from './difference.ts'
import type { Finding } from './findings.ts'
import type { Place, Shelf } from './shelf.ts'

/** Where pictures lie: what is compared with, and what differs from it. */
export interface Shelves {
  baseline: Shelf
  before: Shelf
  after: Shelf
  difference: Shelf
}

/** How often a story is looked at again, and after how many ms, until two pictures in a row are the same. */
const looks = 6
const pause = 250

const isSame = (one: Buffer, other: Buffer) => one.equals(other) || difference(one, other).pixels === 0

/**
 * The picture of the story on the stage. The one that is expected counts at once; any other has to come out the same
 * twice.
 * @returns undefined when the story does not come to rest
 */
async function steadyPicture(stage: Stage, expected: Buffer | undefined): Promise<Buffer | undefined> {
  let last: Buffer | undefined
  for (let count = 0; count < looks; count += 1) {
    if (count > 0) await wait(pause)
    await stage.untilStill()
    const picture = await stage.picture()
    if (expected?.equals(picture) || (last && isSame(last, picture))) return picture
    last = picture
  }
  return undefined
}

/** Compares the story on the stage with its accepted picture, and keeps what is needed to show a difference. */
export async function judge(stage: Stage, place: Place, shelves: Shelves): Promise<Finding> {
  const before = shelves.baseline.read(place)
  const after = await steadyPicture(stage, before)
  if (!after) return { ...place, outcome: 'broken', message: 'It does not come to rest: two pictures in a row differ.' }
  if (!before) {
    shelves.after.write(place, after)
    return { ...place, outcome: 'new' }
  }
  if (before.equals(after)) return { ...place, outcome: 'same' }
  const { pixels, of, picture } = difference(before, after)
  if (pixels === 0) return { ...place, outcome: 'same' }
  shelves.before.write(place, before)
  shelves.after.write(place, after)
  shelves.difference.write(place, picture)
  return { ...place, outcome: 'changed', pixels, of }
}
