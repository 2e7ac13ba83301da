import type { PdfOrder } from './pdf.worker.ts'
import { askPdfWorker } from './pdfWorker.ts'
import type { PdfParts, Printed } from './renderPdf.ts'

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
export async function documentPdf(
  model: Printed,
  { createdAt = new Date(), onProgress, signal, ...extras }: PdfOptions = {},
): Promise<Blob> {
  const order: PdfOrder = { model, parts: { ...extras, createdAt } }
  const { bytes } = await askPdfWorker<'done'>(order, { failure: 'the PDF could not be made', signal, onProgress })
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' })
}
