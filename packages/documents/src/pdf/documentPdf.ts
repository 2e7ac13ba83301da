import { LayoutRefused } from './layoutRefused.ts'
import type { PdfParts, Printed } from './renderPdf.ts'
import type { PdfNews, PdfOrder } from './pdf.worker.ts'

/** The inputs of a PDF besides the document: the checked XML and pictures. */
type PdfExtras = Pick<PdfParts, 'xml' | 'logo' | 'signature'>

export interface PdfOptions extends PdfExtras {
  /** The date written into the file; default now. Set it if the file must be the same each time. */
  createdAt?: Date
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  /** Aborts the work; the promise is rejected with its reason. */
  signal?: AbortSignal
}

/**
 * An offer, an invoice or the report of a year as PDF/A-3, made in a worker whose code is loaded with the first call.
 * @throws LayoutRefused when an address does not fit; Error when the code or a typeface does not load, or a picture cannot be read; the signal's reason
 */
export function documentPdf(
  model: Printed,
  { createdAt = new Date(), onProgress = () => {}, signal, ...extras }: PdfOptions = {},
): Promise<Blob> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const fail = (cause?: string) => reject(new Error('the PDF could not be made', { cause }))
  worker.addEventListener('message', ({ data }: MessageEvent<PdfNews>) => {
    if (data.kind === 'progress') onProgress(data.share)
    else if (data.kind === 'done') resolve(new Blob([Uint8Array.from(data.bytes)], { type: 'application/pdf' }))
    else if (data.kind === 'refused') reject(new LayoutRefused(data.overfull))
    else if (data.kind === 'failed') fail(data.reason)
  })
  // The worker's code did not load.
  worker.addEventListener('error', ({ message }) => fail(message))
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  else worker.postMessage({ model, parts: { ...extras, createdAt } } satisfies PdfOrder, { transfer: [] })
  return promise.finally(() => {
    signal?.removeEventListener('abort', abort)
    worker.terminate()
  })
}
