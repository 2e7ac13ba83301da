import { randomBytes } from 'node:crypto'
import type { ObjectStore } from '../objects/objectStore.ts'
import type { MovedParts } from './movedRows.ts'

export interface Moved {
  copied: number
  freed: number
  removed: number
}

export interface MoveInput {
  store: Pick<ObjectStore, 'write' | 'size' | 'remove'>
  parts: MovedParts
  stop: AbortSignal
}

/**
 * Copies the bytes of pictures and sent documents from their rows into the store, frees rows whose copy is a day old, and
 * removes objects that no row needs any more. It can be ended at any time, and be done by several at once: a row names an
 * object after it is safe, and an object that no row came to name is removed by the comparison.
 */
export async function moveBytes({ store, parts, stop }: MoveInput): Promise<Moved> {
  const { pictures, documents, letGo } = parts
  const moved = { copied: 0, freed: 0, removed: 0 }
  const isOver = () => stop.aborted
  for (const { toCopy, bytes, copied } of [pictures, documents]) {
    await inTurn(isOver, toCopy, async (content) => {
      const found = await bytes(content)
      if (!found) return
      const object = randomBytes(16).toString('hex')
      await store.write(object, found)
      if (await copied(content, object)) moved.copied += 1
      else await store.remove(object)
    })
  }
  for (const { toFree, free } of [pictures, documents]) {
    await inTurn(isOver, toFree, async (one) => {
      await free(one, await store.size(one.object))
      moved.freed += 1
    })
  }
  const removed: string[] = []
  await inTurn(
    isOver,
    () => letGo(removed.splice(0)),
    async (object) => {
      await store.remove(object)
      moved.removed += 1
      removed.push(object)
    },
  )
  return moved
}

/** Takes one after the other, and asks for the next few until there is none. */
async function inTurn<T>(isOver: () => boolean, next: () => Promise<T[]>, work: (one: T) => Promise<void>) {
  while (!isOver()) {
    const few = await next()
    if (few.length === 0) return
    for (const one of few) {
      if (isOver()) return
      await work(one)
    }
  }
}
