import { randomBytes } from 'node:crypto'
import type { ObjectStore } from '../objects/objectStore.ts'
import type { PictureRows } from './pictureRows.ts'

export interface MovedPictures {
  copied: number
  freed: number
  removed: number
}

export interface MoveInput {
  store: Pick<ObjectStore, 'write' | 'size' | 'remove'>
  rows: PictureRows
  stop: AbortSignal
}

/**
 * Copies the bytes of pictures from their rows into the store, frees rows whose copy is a day old, and removes objects that
 * no picture needs any more. It can be ended at any time, and by several at once: a row names an object after it is safe,
 * and an object that no row came to name is removed by the comparison.
 */
export async function movePictures({ store, rows, stop }: MoveInput): Promise<MovedPictures> {
  const moved = { copied: 0, freed: 0, removed: 0 }
  const isOver = () => stop.aborted

  async function copy(content: string): Promise<void> {
    const bytes = await rows.bytes(content)
    if (!bytes) return
    const object = randomBytes(16).toString('hex')
    await store.write(object, bytes)
    if (await rows.copied(content, object)) moved.copied += 1
    else await store.remove(object)
  }
  await inTurn(rows.toCopy, copy, isOver)
  await inTurn(
    rows.toFree,
    async (picture) => {
      await rows.free(picture, await store.size(picture.object))
      moved.freed += 1
    },
    isOver,
  )
  const removed: string[] = []
  await inTurn(
    () => rows.letGo(removed.splice(0)),
    async (object) => {
      await store.remove(object)
      moved.removed += 1
      removed.push(object)
    },
    isOver,
  )
  return moved
}

/** Takes one after the other, and asks for the next few until there is none. */
async function inTurn<T>(next: () => Promise<T[]>, work: (one: T) => Promise<void>, isOver: () => boolean) {
  while (!isOver()) {
    const few = await next()
    if (few.length === 0) return
    for (const one of few) {
      if (isOver()) return
      await work(one)
    }
  }
}
