import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import type { LayoutOrder } from './pdf.worker.ts'
import { askPdfWorker } from './pdfWorker.ts'
import type { PdfParts, Printed } from './renderPdf.ts'

/**
 * The pages of an offer, an invoice or the report of a year as in its PDF, laid out in a worker by the same code.
 * @param signal aborts the work; the promise is rejected with its reason
 * @throws LayoutRefused when an address does not fit; Error when the code or a typeface does not load, or a picture cannot be read
 */
export async function documentPages(
  model: Printed,
  pictures: Pick<PdfParts, 'logo' | 'signature'>,
  signal: AbortSignal,
): Promise<readonly SheetPage[]> {
  const order: LayoutOrder = { only: 'pages', model, parts: { ...pictures, createdAt: new Date() } }
  const { pages } = await askPdfWorker<'pages'>(order, { failure: 'the pages could not be laid out', signal })
  return pages
}
