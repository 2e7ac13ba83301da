import { isBlank } from '@waldkerf/domain/texts/blank'
import { countryName } from '../countries.ts'
import { discountWords } from './figures.ts'
import { dueWord, formatDocumentDay, formatIban, documentWords } from './words.ts'
import { type Buyer, type DocumentModel, isPaidBefore } from './documentModel.ts'

const filled = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '')

/** The buyer's address for the envelope window; empty without a name. The country is added for addresses abroad. */
export function addressLines({ buyer, seller }: Pick<DocumentModel, 'buyer' | 'seller'>): string[] {
  const { name, addition, contact, street, postcode, city, country }: Buyer = buyer
  if (name === '') return []
  return filled([
    name,
    addition,
    contact,
    street,
    `${postcode} ${city}`,
    country === seller.country ? '' : countryName(country),
  ])
}

/** The seller on one line; a line break never separates postcode and town. */
export const senderLine = ({ name, street, postcode, city }: DocumentModel['seller']): string =>
  filled([name, street, `${postcode}\u00A0${city}`]).join(' · ')

/** The reference data beside the address, as name and value; empty ones are left out. */
export function letterFacts(documentModel: DocumentModel): [name: string, value: string][] {
  const { number, day, supplyDay, supplyEnd, dueDay, original, reminded, buyer, kind, discount } = documentModel
  const supply: [string, string] =
    supplyEnd === ''
      ? [documentWords.supplyDay, formatDocumentDay(supplyDay)]
      : [documentWords.supplyPeriod, `${formatDocumentDay(supplyDay)} – ${formatDocumentDay(supplyEnd)}`]
  const all: [string, string][] = [
    reminded
      ? [documentWords.invoice, `${number} vom ${formatDocumentDay(reminded.day)}`]
      : [documentWords.number, number],
    [documentWords.day, formatDocumentDay(day)],
    supply,
    [dueWord(documentModel), kind === 'cancellation' || isPaidBefore(documentModel) ? '' : formatDocumentDay(dueDay)],
    // The last day and the amount of an invoice stand with its payment.
    [documentWords.discount, kind === 'offer' && discount ? discountWords(discount) : ''],
    [documentWords.original, original ? `${original.number} vom ${formatDocumentDay(original.day)}` : ''],
    [documentWords.reference, kind === 'offer' ? '' : buyer.reference],
    [documentWords.vatId, kind === 'offer' ? '' : buyer.vatId],
  ]
  return all.filter(([, value]) => !isBlank(value))
}

const named = (name: string, text: string) => (isBlank(text) ? '' : `${name} ${text}`)

/** The office's data for the footer of a business letter, in four columns; empty lines are left out. */
export function footerColumns({ seller }: Pick<DocumentModel, 'seller'>): string[][] {
  const { bank, contact } = seller
  const all = [
    [seller.name, seller.street, `${seller.postcode} ${seller.city}`.trim()],
    [contact.name, contact.phone, contact.email],
    [named('IBAN', formatIban(bank.iban)), named('BIC', bank.bic)],
    [named('USt-IdNr.', seller.vatId), named('Steuernummer', seller.taxNumber), seller.register],
  ]
  return all.map((lines) => lines.filter((line) => line.trim() !== ''))
}
