import { formatMoney, formatRate } from '../money/formatAmount.ts'
import { taxRules } from '../tax/taxCases.ts'
import type { DocumentModel } from './documentModel.ts'
import { documentWords } from './words.ts'

/**
 * The VAT of a document by rate, as words and amount, both ready to print. None where the buyer owes it or there is none
 * here: such a document states no VAT of its own (§ 14a Abs. 5 UStG).
 * @param money how amounts are written
 */
export const taxLines = (
  { rates, taxCase }: Pick<DocumentModel, 'rates' | 'taxCase'>,
  money: (amount: string) => string = formatMoney,
): [words: string, amount: string][] =>
  taxRules[taxCase].words === ''
    ? rates.map(({ rate, net, vat }) => [`${documentWords.vat} ${formatRate(rate)} auf ${money(net)}`, money(vat)])
    : []
