import { formatMoney, formatRate } from '../money/formatAmount.ts'
import { taxRules } from '../tax/taxCases.ts'
import type { DocumentModel } from './documentModel.ts'
import { documentWords } from './words.ts'

/**
 * The VAT of a document by rate, as label and amount, both ready to print. None if the buyer owes it or no German VAT
 * applies: such a document states no VAT of its own (§ 14a Abs. 5 UStG).
 * @param money formats amounts
 */
export const taxLines = (
  { rates, taxCase }: Pick<DocumentModel, 'rates' | 'taxCase'>,
  money: (amount: string) => string = formatMoney,
): [words: string, amount: string][] =>
  taxRules[taxCase].words === ''
    ? rates.map(({ rate, net, vat }) => [`${documentWords.vat} ${formatRate(rate)} auf ${money(net)}`, money(vat)])
    : []

/** A number, a date or the digits of a code, from the first digit to the last, with the separators between them. */
const figures = /(\d(?:[\d.,:]*\d)?)/

/** A piece of a line, and whether it consists of figures. */
export interface LinePart {
  text: string
  isFigures: boolean
}

/**
 * Splits a line into figures and other text. Figures are set in tabular width without kerning, because otherwise the
 * dot of '27.12.2024' disappears between the 7 and the 1.
 */
export const lineParts = (line: string): LinePart[] =>
  line.split(figures).flatMap((text, at) => (text === '' ? [] : [{ text, isFigures: at % 2 === 1 }]))
