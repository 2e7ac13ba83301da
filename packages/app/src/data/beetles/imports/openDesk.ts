import { ImportError, type ImportFault } from '@waldkerf/domain/beetles/imports/importTable'
import type { DeskAnswer, DeskArguments, DeskCall } from './importDesk.ts'

/** In ms: what takes longer is no file that somebody would wait for. */
const longestAnswer = 60_000

/** The desk was ended, or answered too late. */
export class DeskEnded extends Error {
  override name = 'DeskEnded'
}

type DeskMessage = { id: number } & ({ answer: unknown } | { fault: ImportFault })

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** Opens a desk for one file in a worker. A malicious file can keep it busy or fill its memory: then it is ended. */
export function openDesk() {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const end = () => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new DeskEnded())
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<DeskMessage>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('fault' in data) one?.reject(new ImportError(data.fault))
    else one?.resolve(data.answer)
  })
  worker.addEventListener('error', end)
  return {
    /** @throws ImportError, DeskEnded */
    async ask<K extends DeskCall>(name: K, ...given: DeskArguments<K>): Promise<DeskAnswer<K>> {
      const id = (last += 1)
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const timer = setTimeout(end, longestAnswer)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, question: { ask: name, with: given } }, [])
      return promise.finally(() => clearTimeout(timer)) as Promise<DeskAnswer<K>>
    },
    end,
  }
}

export type ImportDesk = ReturnType<typeof openDesk>
