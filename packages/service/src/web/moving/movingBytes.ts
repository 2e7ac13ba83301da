import { logError, logInfo } from '@waldkerf/service/log'
import type { ObjectStore } from '../objects/objectStore.ts'
import { moveBytes } from './moveBytes.ts'
import type { MovedParts } from './movedRows.ts'

/** Milliseconds between two rounds, and before the first. */
const pause = 60 * 60 * 1_000

/** Moves pictures and sent documents into the store each hour. */
export function movingBytes(store: ObjectStore, parts: MovedParts) {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  async function round(): Promise<void> {
    try {
      const { copied, freed, removed } = await moveBytes({ store, parts, stop: stop.signal })
      const line = `Pictures and documents: ${copied} copied, ${freed} freed, ${removed} removed.`
      if (copied + freed + removed > 0) logInfo('objects.moved', line, { copied, freed, removed })
    } catch (error) {
      if (!stop.signal.aborted) logError('objects.move', 'Moving pictures into the object store', {}, error)
    }
  }
  const timer = setInterval(() => {
    running ??= round().finally(() => (running = undefined))
  }, pause).unref()
  return {
    async close() {
      clearInterval(timer)
      stop.abort()
      await running
    },
  }
}
