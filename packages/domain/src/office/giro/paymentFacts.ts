import { formatMoney } from '../money/formatAmount.ts'
import { amountDue, type DocumentModel, isPaidBefore } from '../documentModel/documentModel.ts'
import { discountFacts } from '../documentModel/figures.ts'
import { dueWord, formatIban, formatDocumentDay, documentWords } from '../documentModel/words.ts'

/** Whether documents of this kind ask for money. */
export const isToPay = (kind: DocumentModel['kind']): boolean => kind === 'invoice' || kind === 'reminder'

/**
 * Payment details of an invoice, as names and values.
 * @returns nothing where nothing is to be paid: offers, cancellations, negative totals, no account
 */
export function paymentFacts(model: DocumentModel): [name: string, value: string][] {
  const { kind, number, dueDay, seller } = model
  const { bank } = seller
  const due = amountDue(model)
  if (!isToPay(kind) || due.startsWith('-') || isPaidBefore(model) || bank.iban === '') return []
  const facts: [string, string][] = [
    [dueWord(model), `${formatDocumentDay(dueDay)} · ${formatMoney(due)}`],
    ...discountFacts(model),
    [documentWords.holder, bank.holder],
    ['IBAN', formatIban(bank.iban)],
    ['BIC', bank.bic],
    [documentWords.purpose, number],
  ]
  return facts.filter(([, value]) => value !== '')
}
