import { isBlank } from '../../texts/blank.ts'
import { countryName } from '../countries.ts'
import { formatPaperDay, paperWords } from './words.ts'
import type { Buyer, Paper } from './paper.ts'

const filled = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '')

/** The buyer as in the window of the envelope; none while there is no name. Abroad the country stands below. */
export function addressLines({ buyer, seller }: Pick<Paper, 'buyer' | 'seller'>): string[] {
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

/** The seller on one line; where it is broken, the postcode stays with its town. */
export const senderLine = ({ name, street, postcode, city }: Paper['seller']): string =>
  filled([name, street, `${postcode}\u00A0${city}`]).join(' · ')

/** What a reader looks for first, as name and value; what there is not is left out. */
export function letterFacts(paper: Paper): [name: string, value: string][] {
  const { number, day, supplyDay, supplyEnd, dueDay, original, buyer, kind } = paper
  const supply: [string, string] =
    supplyEnd === ''
      ? [paperWords.supplyDay, formatPaperDay(supplyDay)]
      : [paperWords.supplyPeriod, `${formatPaperDay(supplyDay)} – ${formatPaperDay(supplyEnd)}`]
  const all: [string, string][] = [
    [paperWords.number, number],
    [paperWords.day, formatPaperDay(day)],
    supply,
    [paperWords.dueDay, kind === 'cancellation' ? '' : formatPaperDay(dueDay)],
    [paperWords.original, original ? `${original.number} vom ${formatPaperDay(original.day)}` : ''],
    [paperWords.reference, kind === 'offer' ? '' : buyer.reference],
    [paperWords.vatId, kind === 'offer' ? '' : buyer.vatId],
  ]
  return all.filter(([, value]) => !isBlank(value))
}
