import { logError, logInfo } from '@waldkerf/service/log'
import type { ObjectStore } from '../objects/objectStore.ts'
import { movePictures } from './movePictures.ts'
import type { PictureRows } from './pictureRows.ts'

/** Milliseconds between two rounds, and before the first. */
const pause = 60 * 60 * 1_000

/** Moves pictures into the store each hour. */
export function movingPictures(store: ObjectStore, rows: PictureRows) {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  async function round(): Promise<void> {
    try {
      const { copied, freed, removed } = await movePictures({ store, rows, stop: stop.signal })
      const line = `Pictures: ${copied} copied, ${freed} freed, ${removed} removed.`
      if (copied + freed + removed > 0) logInfo('pictures.moved', line, { copied, freed, removed })
    } catch (error) {
      if (!stop.signal.aborted) logError('pictures.move', 'Moving pictures into the object store', {}, error)
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
