import { formatMoney, formatRate } from '../money/formatAmount.ts'
import { taxRules } from '../tax/taxCases.ts'
import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, signOfAmount } from '../money/amounts.ts'
import { amountDue, type DocumentModel } from './documentModel.ts'
import { documentWords, formatDocumentDay } from './words.ts'

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

/** The amount received for an instalment, by columns: number and day, net, tax, gross; all ready to print. */
export const deductionCells = ({ nummer, datum, ust_satz, netto, ust, brutto }: Deduction): string[] => [
  `${nummer} vom ${formatDocumentDay(datum)}`,
  `netto ${formatMoney(netto)}`,
  `USt ${formatRate(ust_satz)} ${formatMoney(ust)}`,
  formatMoney(negatedAmount(brutto)),
]

/** The deductions as text, for a structured invoice: EN 16931 has no field for the tax in them. */
export const deductionText = ({ deductions = [] }: Pick<DocumentModel, 'deductions'>): string =>
  deductions.length === 0
    ? ''
    : [`${documentWords.deducted}:`, ...deductions.map((row) => deductionCells(row).join(', '))].join('\n')

/** The rest after the deductions, as label and amount. */
export function dueLine(model: Pick<DocumentModel, 'gross' | 'deductions'>): [words: string, amount: string] {
  const due = amountDue(model)
  return signOfAmount(due) < 0
    ? [documentWords.owedBack, formatMoney(negatedAmount(due))]
    : [documentWords.due, formatMoney(due)]
}

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
