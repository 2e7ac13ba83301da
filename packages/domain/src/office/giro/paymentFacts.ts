import { formatMoney } from '../money/formatAmount.ts'
import type { DocumentModel } from '../documentModel/documentModel.ts'
import { formatIban, formatDocumentDay, documentWords } from '../documentModel/words.ts'

/** Whether documents of this kind ask for money. */
export const isToPay = (kind: DocumentModel['kind']): boolean => kind === 'invoice' || kind === 'reminder'

/**
 * Payment details of an invoice, as names and values.
 * @returns nothing where nothing is to be paid: offers, cancellations, negative totals, no account
 */
export function paymentFacts({
  kind,
  gross,
  number,
  dueDay,
  seller: { bank },
}: DocumentModel): [name: string, value: string][] {
  if (!isToPay(kind) || gross.startsWith('-') || bank.iban === '') return []
  const facts: [string, string][] = [
    [documentWords.dueDay, `${formatDocumentDay(dueDay)} · ${formatMoney(gross)}`],
    [documentWords.holder, bank.holder],
    ['IBAN', formatIban(bank.iban)],
    ['BIC', bank.bic],
    [documentWords.purpose, number],
  ]
  return facts.filter(([, value]) => value !== '')
}
