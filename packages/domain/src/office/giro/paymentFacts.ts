import { formatMoney } from '../money/formatAmount.ts'
import type { Paper } from '../paper/paper.ts'
import { formatIban, formatPaperDay, paperWords } from '../paper/words.ts'

/**
 * How an invoice is paid, as names and values.
 * @returns nothing where nothing is to be paid: offers, cancellations, negative totals, no account
 */
export function paymentFacts({
  kind,
  gross,
  number,
  dueDay,
  seller: { bank },
}: Paper): [name: string, value: string][] {
  if (kind !== 'invoice' || gross.startsWith('-') || bank.iban === '') return []
  const facts: [string, string][] = [
    [paperWords.dueDay, `${formatPaperDay(dueDay)} · ${formatMoney(gross)}`],
    [paperWords.holder, bank.holder],
    ['IBAN', formatIban(bank.iban)],
    ['BIC', bank.bic],
    [paperWords.purpose, number],
  ]
  return facts.filter(([, value]) => value !== '')
}
