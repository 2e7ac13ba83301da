import { formatMoney, formatRate } from '../money/formatAmount.ts'
import { taxRules } from '../tax/taxCases.ts'
import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { discountAmount, discountDay, type DiscountTerms } from '../payments/discount.ts'
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

/** The Skonto in a deduction; '' where there is none. */
export const deductionNote = ({ skonto = '0.00' }: Deduction): string =>
  signOfAmount(skonto) === 0 ? '' : `darin Skonto ${formatMoney(skonto)}`

/** The deductions as text, for a structured invoice: EN 16931 has no field for the tax in them. */
export const deductionText = ({ deductions = [] }: Pick<DocumentModel, 'deductions'>): string =>
  deductions.length === 0
    ? ''
    : [
        `${documentWords.deducted}:`,
        ...deductions.map((row) => [...deductionCells(row), deductionNote(row)].filter(Boolean).join(', ')),
      ].join('\n')

/** The rest after the deductions, as label and amount. */
export function dueLine(model: Pick<DocumentModel, 'gross' | 'deductions'>): [words: string, amount: string] {
  const due = amountDue(model)
  return signOfAmount(due) < 0
    ? [documentWords.owedBack, formatMoney(negatedAmount(due))]
    : [documentWords.due, formatMoney(due)]
}

/** '2 % in 10 Tagen'. */
export const discountWords = ({ skonto_prozent, skonto_tage }: DiscountTerms): string =>
  `${formatRate(skonto_prozent)} in ${skonto_tage === 1 ? 'einem Tag' : `${skonto_tage} Tagen`}`

/** The last day to pay with Skonto, the amount to be paid then, and the amount left out; undefined without Skonto. */
export function statedDiscount(model: Pick<DocumentModel, 'gross' | 'deductions' | 'discount' | 'day' | 'kind'>) {
  const { discount, day, kind } = model
  const due = amountDue(model)
  const lastDay = discount && kind === 'invoice' ? discountDay(discount, day) : undefined
  if (!discount || lastDay === undefined || signOfAmount(due) <= 0) return undefined
  const amount = discountAmount(discount, due)
  return {
    lastDay,
    amount,
    reduced: sumAmounts([due, negatedAmount(amount)]),
    rate: formatRate(discount.skonto_prozent),
  }
}

/** Skonto as a line of the payment details, as name and value. */
export function discountFacts(model: DocumentModel): [name: string, value: string][] {
  const stated = statedDiscount(model)
  if (!stated) return []
  const { lastDay, amount, reduced, rate } = stated
  const value = `bis ${formatDocumentDay(lastDay)} · ${formatMoney(reduced)} (${formatMoney(amount)} weniger)`
  return [[`Mit ${rate} ${documentWords.discount}`, value]]
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
