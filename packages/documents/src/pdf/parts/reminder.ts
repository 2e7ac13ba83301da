import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentWords, formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import { negatedAmount } from '@waldkerf/domain/office/money/amounts'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { writeParagraphs } from './paragraphs.ts'
import { paymentHeight, writePayment } from './payment.ts'
import { plain, sumLine, total } from './totals.ts'
import { lineHeight, type Sheet } from '../sheet/sheet.ts'

const gapBelow = 10
const height = lineHeight(plain) + 2

/** Writes a reminder of an open invoice below the letterhead: its text, and the billed, paid and open amounts. */
export function writeReminder(sheet: Sheet, model: DocumentModel): void {
  writeParagraphs(sheet, model.cover)
  writeSums(sheet, model)
  writePayment(sheet, model)
}

/** The billed, paid and open amounts. The last one stands on the same page as the payment. */
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
