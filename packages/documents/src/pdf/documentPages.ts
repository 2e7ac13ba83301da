import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import { LayoutRefused } from './layoutRefused.ts'
import type { LayoutOrder, PdfNews } from './pdf.worker.ts'
import type { PdfParts, Printed } from './renderPdf.ts'

/**
 * The pages of an offer, an invoice or the report of a year as in its PDF, laid out in a worker by the same code.
 * @param signal aborts the work; the promise is rejected with its reason
 * @throws LayoutRefused when an address does not fit; Error when the code or a typeface does not load, or a picture cannot be read
 */
export function documentPages(
  model: Printed,
  pictures: Pick<PdfParts, 'logo' | 'signature'>,
  signal: AbortSignal,
): Promise<readonly SheetPage[]> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<readonly SheetPage[]>()
  const fail = (cause: string) => reject(new Error('the pages could not be laid out', { cause }))
  worker.addEventListener('message', ({ data }: MessageEvent<PdfNews>) => {
    if (data.kind === 'pages') resolve(data.pages)
    else if (data.kind === 'refused') reject(new LayoutRefused(data.overfull))
    else if (data.kind === 'failed') fail(data.reason)
  })
  worker.addEventListener('error', ({ message }) => fail(message))
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  const order: LayoutOrder = { only: 'pages', model, parts: { ...pictures, createdAt: new Date() } }
  if (signal.aborted) abort()
  else worker.postMessage(order, { transfer: [] })
  return promise.finally(() => {
    signal.removeEventListener('abort', abort)
    worker.terminate()
  })
}
