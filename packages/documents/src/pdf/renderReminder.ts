import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentTitle, documentWords, formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import { negatedAmount } from '@waldkerf/domain/office/money/amounts'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { writeLetterhead } from './parts/letterhead.ts'
import { writePageFrames } from './parts/pages.ts'
import { writeParagraphs } from './parts/paragraphs.ts'
import { paymentHeight, writePayment } from './parts/payment.ts'
import { plain, sumLine, total } from './parts/totals.ts'
import { collectBytes, type PdfParts } from './renderPdf.ts'
import { createSheet, lineHeight, type Sheet } from './sheet/sheet.ts'
import { openTypefaces } from './sheet/typefaces.ts'

const gapBelow = 10
const height = lineHeight(plain) + 2

/**
 * A reminder of an open invoice as PDF/A, on the letter that all documents have. The same reminder with the same day of
 * making is the same file, byte by byte.
 * @param onProgress from 0 to 1
 * @throws LayoutRefused when an address does not fit; Error when a picture or typeface cannot be read
 */
export async function renderReminder(
  model: DocumentModel,
  { fonts, createdAt, logo }: PdfParts,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array> {
  const sheet = createSheet(openTypefaces(fonts), documentTitle(model), createdAt)
  const bytes = collectBytes(sheet.doc)
  writeLetterhead(sheet, model, logo)
  writeParagraphs(sheet, model.cover)
  writeSums(sheet, model)
  writePayment(sheet, model)
  writePageFrames(sheet, model)
  sheet.doc.end()
  onProgress(1)
  return bytes
}

/** The amounts that were billed, paid and are open. The last of it stands on the page of the payment. */
function writeSums(sheet: Sheet, model: DocumentModel): void {
  const { reminded, gross } = model
  const payments = reminded?.payments ?? []
  sheet.need(height * 2)
  sumLine(sheet, documentWords.invoiced, formatMoney(reminded?.gross ?? gross), plain)
  for (const [at, { day, amount }] of payments.entries()) {
    sheet.need(at === payments.length - 1 ? height + endHeight(sheet, model) : height)
    sumLine(sheet, `${documentWords.paid} ${formatDocumentDay(day)}`, formatMoney(negatedAmount(amount)), plain)
  }
  sheet.need(endHeight(sheet, model))
  sumLine(sheet, documentWords.open, formatMoney(gross), total)
  sheet.y += gapBelow
}

const endHeight = (sheet: Sheet, model: DocumentModel): number =>
  lineHeight(total) + 2 + gapBelow + paymentHeight(sheet, model)
