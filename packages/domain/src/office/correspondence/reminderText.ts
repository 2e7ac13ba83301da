import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { DocumentModel } from '../documentModel/documentModel.ts'
import { formatDocumentDay } from '../documentModel/words.ts'
import { signOfAmount } from '../money/amounts.ts'
import { formatMoney } from '../money/formatAmount.ts'

/** Days to pay from the reminder on. */
const daysLeft = 10

/** The day until which a reminder's text asks for the payment, whoever wrote it. */
export function askedDay(text: string): string | undefined {
  const [, day, month, year] = /\bbis (?:zum|spätestens) (\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? []
  return day && `${year}-${month}-${day}`
}

/** The closing of a letter with the sender's name; letters are German. */
export const farewell = ({ seller }: Pick<DocumentModel, 'seller'>): string =>
  ['Mit freundlichen Grüßen', seller.contact.name, seller.name].filter((line) => !isBlank(line)).join('\n')

/** How the reader of a document is addressed. */
export const greeting = ({ salutation }: Pick<DocumentModel, 'salutation'>): string =>
  isBlank(salutation) ? 'Sehr geehrte Damen und Herren,' : salutation.trim()

/**
 * The text that is offered for a reminder of an open invoice.
 * @param invoice as it was fixed
 * @param day of the reminder
 */
export function reminderText(
  invoice: Pick<DocumentModel, 'number' | 'day' | 'salutation' | 'seller'>,
  { brutto, bezahlt, offen, faellig }: Pick<InvoiceStanding, 'brutto' | 'bezahlt' | 'offen' | 'faellig'>,
  day: string,
): string {
  const { number, day: issued } = invoice
  const state =
    signOfAmount(bezahlt) > 0
      ? `Bisher haben wir ${formatMoney(bezahlt)} erhalten; offen sind noch ${formatMoney(offen)}.`
      : `Einen Zahlungseingang konnten wir bisher nicht feststellen.`
  return [
    greeting(invoice),
    `unsere Rechnung ${number} vom ${formatDocumentDay(issued)} über ${formatMoney(brutto)} war am ${formatDocumentDay(faellig)} fällig. ${state}`,
    `Bitte überweisen Sie den offenen Betrag bis zum ${formatDocumentDay(dayAfter(day, daysLeft))}. Sollte sich dieses Schreiben mit Ihrer Zahlung überschnitten haben, betrachten Sie es bitte als gegenstandslos.`,
    farewell(invoice),
  ].join('\n\n')
}
