import type { Sheet, SheetProblem } from '../sheetTypes.ts'
import type { SheetAnswer, SheetBox, SheetFile, SheetQuestion } from '../worker/sheetMessages.ts'

export interface SheetWorkerEvents {
  read: (id: number, from: number, length: number) => Promise<ArrayBuffer>
  onProblem: (id: number, problem: SheetProblem) => void
}

/** A question without its number. */
type Asked<Question> = Question extends { job: number } ? Omit<Question, 'job'> : never

export const sheetFile = ({ karte_id: id, objekt: key, bytes }: Sheet): SheetFile => ({ id, key, bytes })

/** The worker that draws tiles of sheets; it ends with the map. */
export function startSheetWorker({ read, onProblem }: SheetWorkerEvents) {
  const worker = new Worker(new URL('../worker/sheet.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: SheetAnswer) => void>()
  let jobs = 0
  const send = (question: SheetQuestion, transfer: Transferable[] = []) => worker.postMessage(question, transfer)

  async function answerRead({ job, id, from, length }: Extract<SheetAnswer, { type: 'read' }>) {
    const bytes = await read(id, from, length).catch(() => null)
    send({ type: 'bytes', job, bytes }, bytes ? [bytes] : [])
  }
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
    if (data.type === 'read') return void answerRead(data)
    if (data.type === 'problem') return onProblem(data.id, data.problem)
    waiting.get(data.job)?.(data)
    waiting.delete(data.job)
  })
  function ask(question: Asked<SheetQuestion>): Promise<SheetAnswer> {
    const { promise, resolve } = Promise.withResolvers<SheetAnswer>()
    jobs += 1
    waiting.set(jobs, resolve)
    send({ ...question, job: jobs })
    return promise
  }
  return {
    async tile(tile: Omit<Asked<Extract<SheetQuestion, { type: 'tile' }>>, 'type'>): Promise<ImageBitmap | null> {
      const answer = await ask({ type: 'tile', ...tile })
      return answer.type === 'tile' ? answer.bitmap : null
    },
    async box(sheet: SheetFile): Promise<SheetBox | null> {
      const answer = await ask({ type: 'box', sheet })
      return answer.type === 'box' ? answer.box : null
    },
    end: () => worker.terminate(),
  }
}

export type SheetWorker = ReturnType<typeof startSheetWorker>
