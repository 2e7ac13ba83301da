import { type PdfAnswer, PdfError, type PdfOrder, type PdfPageFacts } from './pdfMessages.ts'

/** A PDF that is open in a worker of its own. */
export interface OpenPdf {
  pages: readonly PdfPageFacts[]
  /** A page as a small picture, its longer side in pixels. @param page from 1. @throws PdfError, as `render` does */
  picture: (page: number, side: number) => Promise<Blob>
  /** A page as a PNG. */
  render: (page: number, dpi: number) => Promise<Blob>
  /** Gives back its memory. */
  close: () => void
}

/** Opens a PDF. pdf.js is loaded with the first one. @throws PdfError */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const worker = new Worker(new URL('./sheetPdf.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<PdfAnswer>>()
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new PdfError('damaged'))
    waiting.clear()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
    waiting.get(data.job)?.resolve(data)
    waiting.delete(data.job)
  })
  let last = 0
  async function ask(order: PdfOrder): Promise<PdfAnswer> {
    const job = (last += 1)
    const answered = Promise.withResolvers<PdfAnswer>()
    waiting.set(job, answered)
    worker.postMessage({ ...order, job }, [])
    const answer = await answered.promise
    if ('fault' in answer) throw new PdfError(answer.fault)
    return answer
  }
  const make = async (order: PdfOrder) => {
    const answer = await ask(order)
    if (!('made' in answer)) throw new PdfError('damaged')
    return answer.made
  }
  const close = () => {
    fail()
    worker.terminate()
  }
  try {
    const opened = await ask({ kind: 'open', file })
    return {
      pages: 'pages' in opened ? opened.pages : [],
      picture: (page, side) => make({ kind: 'picture', page, side }),
      render: (page, dpi) => make({ kind: 'render', page, dpi }),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
