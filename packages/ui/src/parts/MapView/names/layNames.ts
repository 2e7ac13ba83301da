import type { Placing } from '../canvas/placing.ts'
import { type Box, boxAround, type Ground } from './ground.ts'

/** How a name is written: Länder and waters over their middle, settlements beside their dot. */
export type NameLook = 'land' | 'city' | 'town' | 'village' | 'water'

/** A name, and where on the world (shares of it) it may stand; several spots lie along a river. */
export interface MapName {
  text: string
  look: NameLook
  spots: readonly (readonly [x: number, y: number])[]
  /** Zooms that it is shown at. */
  from: number
  to: number
}

/** A name with the middle of its words, and the dot of a settlement, in px. */
export interface LaidName {
  text: string
  look: NameLook
  at: readonly [x: number, y: number]
  dot: readonly [x: number, y: number] | undefined
}

/** px of a line, with a little air. */
const lineHeight = 16
/** px from a settlement's dot to its name. */
const gap = 6
/** Room around the dot itself. */
const dotReach = 3
/** The spots that are tried for one name. */
const mostSpots = 12

const isCentred = (look: NameLook) => look === 'land' || look === 'water'

const wordBox = (x: number, y: number, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - lineHeight / 2,
  bottom: y + lineHeight / 2,
})

/** Where the middle of the words may be, the best first. */
function* middles({ look }: MapName, [x, y]: readonly [number, number], width: number) {
  if (isCentred(look)) {
    yield [x, y] as const
    if (look === 'land') for (const step of [-1, 1, -2, 2]) yield [x, y + step * lineHeight] as const
  } else {
    yield [x + gap + width / 2, y] as const
    yield [x - gap - width / 2, y] as const
    yield [x, y - lineHeight * 0.8] as const
    yield [x, y + lineHeight * 0.8] as const
  }
}

/** The spots within the canvas in px, those in its middle first. */
function spotsInView({ spots }: MapName, { scale, left, top, width, height }: Placing) {
  const seen: (readonly [x: number, y: number])[] = []
  for (const [worldX, worldY] of spots) {
    const [x, y] = [worldX * scale - left, worldY * scale - top]
    if (x >= 0 && y >= 0 && x <= width && y <= height) seen.push([x, y])
  }
  if (seen.length < 2) return seen
  const far = ([x, y]: readonly [number, number]) => (x - width / 2) ** 2 + (y - height / 2) ** 2
  return seen.toSorted((a, b) => far(a) - far(b)).slice(0, mostSpots)
}

/**
 * Chooses the names that have room, in their order: none covers another, a mark or a dot.
 * @param ground what is taken already; the names take their part of it
 * @param textWidth px that a text takes
 */
export function layNames(
  names: Iterable<MapName>,
  placing: Placing,
  zoom: number,
  ground: Ground,
  textWidth: (text: string, look: NameLook) => number,
): LaidName[] {
  const laid: LaidName[] = []
  for (const name of names) {
    if (zoom < name.from || zoom >= name.to) continue
    const found = layOne(name, placing, ground, textWidth)
    if (found) laid.push(found)
  }
  return laid
}

function layOne(
  name: MapName,
  placing: Placing,
  ground: Ground,
  textWidth: (text: string, look: NameLook) => number,
): LaidName | undefined {
  const { text, look } = name
  for (const spot of spotsInView(name, placing)) {
    const dot = isCentred(look) ? undefined : spot
    if (dot && !ground.isFree(boxAround(...dot, dotReach))) continue
    const width = textWidth(text, look)
    for (const at of middles(name, spot, width)) {
      const box = wordBox(...at, width)
      if (!ground.isFree(box)) continue
      ground.take(box)
      if (dot) ground.take(boxAround(...dot, dotReach))
      return { text, look, at, dot }
    }
  }
  return undefined
}
