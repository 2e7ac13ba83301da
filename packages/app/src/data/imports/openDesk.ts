import type { ImportKind as RunKind } from '@waldkerf/domain/entities/beetles/imports'
import { ImportError, type ImportFault } from '@waldkerf/domain/imports/importTable'
import type { ImportKind } from '@waldkerf/ui/screens/imports/importTypes.ts'
import type { ImportDesk } from './importDesk.ts'

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

/** A question to a desk: the name of its function, with the arguments. */
export interface DeskQuestion {
  kind: RunKind
  ask: keyof ImportDesk<ImportKind>
  given: unknown[]
}

/** A desk in a worker of its own. All its functions throw `DeskEnded`, too. */
export type OpenDesk<K extends ImportKind> = ImportDesk<K> & { end: () => void }

/** Opens a desk for one file in a worker. A malicious file can keep it busy or fill its memory: then it is ended. */
export function openDesk<K extends ImportKind>(kind: RunKind): OpenDesk<K> {
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
  const asker =
    <T>(ask: DeskQuestion['ask']) =>
    async (...given: unknown[]): Promise<T> => {
      const id = (last += 1)
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const timer = setTimeout(end, longestAnswer)
      waiting.set(id, { resolve, reject })
      const question: DeskQuestion = { kind, ask, given }
      worker.postMessage({ id, question }, [])
      return promise.finally(() => clearTimeout(timer)) as Promise<T>
    }
  return { read: asker('read'), plan: asker('plan'), rows: asker('rows'), refused: asker('refused'), end }
}
