import type { GridFile, Sheet, SheetProblem } from '../sheetTypes.ts'
import type { SheetAnswer, SheetBox, SheetFile, SheetQuestion } from '../worker/sheetMessages.ts'

export interface SheetWorkerEvents {
  read: (id: number, from: number, length: number) => Promise<ArrayBuffer>
  /** Read once; sheets wait for them. */
  grids: (() => Promise<readonly GridFile[]>) | undefined
  onProblem: (id: number, problem: SheetProblem) => void
}

/** A question without its number. */
type Asked<Question> = Question extends { job: number } ? Omit<Question, 'job'> : never

export const sheetFile = ({ karte_id: id, objekt: key, bytes }: Sheet): SheetFile => ({ id, key, bytes })

/** The worker that draws tiles of sheets; it ends with the map. */
export function startSheetWorker({ read, grids, onProblem }: SheetWorkerEvents) {
  const worker = new Worker(new URL('../worker/sheet.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: SheetAnswer) => void>()
  let jobs = 0
  const send = (question: SheetQuestion, transfer: Transferable[] = []) => worker.postMessage(question, transfer)

  async function tellGrids() {
    const files = (await grids?.().catch(() => undefined)) ?? []
    send({ type: 'grids', files })
  }
  void tellGrids()
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
    async picture(sheet: SheetFile, side: number): Promise<string | null> {
      const answer = await ask({ type: 'picture', sheet, side })
      return answer.type === 'picture' ? answer.picture : null
    },
    end: () => worker.terminate(),
  }
}

export type SheetWorker = ReturnType<typeof startSheetWorker>
