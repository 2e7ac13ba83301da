import { amountDue, type DocumentModel, type DocumentModelKind, isPaidBefore } from '../documentModel/documentModel.ts'
import { dueLine, statedDiscount } from '../documentModel/figures.ts'
import { documentTitle, formatDocumentDay } from '../documentModel/words.ts'
import { formatMoney } from '../money/formatAmount.ts'
import { farewell, greeting } from './reminderText.ts'

/** A mail with a document attached. */
export interface DispatchMail {
  to: string
  subject: string
  text: string
}

/** The most characters of a subject. */
export const longestSubject = 200

const filesInWords = (hasXml: boolean) => (hasXml ? 'als PDF und als XML-Datei' : 'als PDF')

/** Skonto, as long as there is time for it. */
function discountSentence(model: DocumentModel, today: string): string {
  const stated = statedDiscount(model)
  if (!stated || stated.lastDay < today) return ''
  const { lastDay, amount, rate, reduced } = stated
  return ` Bei Zahlung bis zum ${formatDocumentDay(lastDay)} ziehen Sie bitte ${rate} Skonto (${formatMoney(amount)}) ab: ${formatMoney(reduced)}.`
}

const sentences: Readonly<Record<DocumentModelKind, (model: DocumentModel, files: string, today: string) => string>> = {
  offer: ({ number, day, gross }) =>
    `anbei erhalten Sie unser Angebot ${number} vom ${formatDocumentDay(day)} über ${formatMoney(gross)}. Für Rückfragen stehen wir Ihnen gern zur Verfügung.`,
  invoice: (model, files, today) => {
    const { day, dueDay } = model
    const named = `anbei erhalten Sie unsere ${documentTitle({ ...model, isDraft: false })} vom ${formatDocumentDay(day)}`
    if (isPaidBefore(model)) return `${named} ${files}. ${dueLine(model).join(': ')}.`
    return `${named} über ${formatMoney(amountDue(model))} ${files}. Bitte überweisen Sie den Betrag ${dueDay < today ? 'nach Erhalt dieser Rechnung' : `bis zum ${formatDocumentDay(dueDay)}`}.${discountSentence(model, today)}`
  },
  cancellation: ({ number, day, original }, files) =>
    `anbei erhalten Sie die Stornorechnung ${number} vom ${formatDocumentDay(day)} zu unserer Rechnung ${original?.number ?? ''} ${files}.`,
  reminder: ({ number, reminded, gross }) =>
    `anbei erhalten Sie eine Zahlungserinnerung zu unserer Rechnung ${number} vom ${formatDocumentDay(reminded?.day ?? '')}. Offen sind noch ${formatMoney(gross)}.`,
}

/**
 * The mail that is offered for a document: to the client, in German. It does not ask to pay by a day that is over.
 * @param today `YYYY-MM-DD`
 * @param hasXml whether an invoice goes out with its XML; the PDF always does
 */
export const dispatchMail = (model: DocumentModel, today: string, hasXml = false): DispatchMail => ({
  to: model.buyer.email.trim(),
  subject: Array.from(`${documentTitle({ ...model, isDraft: false })} – ${model.seller.name}`.replaceAll(/\s+/g, ' '))
    .slice(0, longestSubject)
    .join('')
    .trim(),
  text: [greeting(model), sentences[model.kind](model, filesInWords(hasXml), today), farewell(model)].join('\n\n'),
})
