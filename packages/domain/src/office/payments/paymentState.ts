import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'

interface PaidInvoice {
  /** The amount that it claims, as decimal text. */
  gross: string
  /** The sum of its payments; repayments and outgoing transfers are negative. */
  paid: string
  due: string
  today: string
  isArchived: boolean
  /** It is cancelled, or cancels another invoice. */
  isCancelled: boolean
  /** It has a fixed successor, or has gone over into a final invoice. */
  isReplaced: boolean
}

export interface Standing {
  state: PaymentState
  /** The amount still to be paid; never below zero. */
  open: string
  /** The amount owed back to the client; never below zero, and 0 while something is open. */
  overpaid: string
}

/** A draft and a cancelled invoice claim nothing. */
const claimed = ({ gross, isArchived, isCancelled }: PaidInvoice) => (isArchived && !isCancelled ? gross : '0.00')

/**
 * The state of an invoice. In each state the payments add up to claimed − open + overpaid.
 * `app.payment_state` of the database has the same rule.
 */
export function paymentState(invoice: PaidInvoice): Standing {
  const rest = sumAmounts([claimed(invoice), negatedAmount(invoice.paid)])
  const isOpen = signOfAmount(rest) > 0
  const open = isOpen ? rest : '0.00'
  const overpaid = isOpen ? '0.00' : negatedAmount(rest)
  return { state: stateName(invoice, open, overpaid), open, overpaid }
}

function stateName(invoice: PaidInvoice, open: string, overpaid: string): PaymentState {
  if (invoice.isCancelled) return invoice.isReplaced ? 'ersetzt' : 'storniert'
  if (!invoice.isArchived) return 'entwurf'
  if (invoice.isReplaced) return 'ersetzt'
  if (signOfAmount(overpaid) > 0) return 'ueberzahlt'
  if (signOfAmount(open) === 0) return 'bezahlt'
  if (invoice.due < invoice.today) return 'ueberfaellig'
  return signOfAmount(invoice.paid) > 0 ? 'teilbezahlt' : 'offen'
}
