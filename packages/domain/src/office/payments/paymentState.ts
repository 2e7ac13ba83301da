import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'

interface PaidInvoice {
  /** Decimal text. */
  gross: string
  /** The sum of its payments; repayments and what was booked over are negative in it. */
  paid: string
  due: string
  today: string
  isArchived: boolean
  /** It is cancelled, or cancels another one. */
  isCancelled: boolean
  /** Another one that is fixed stands for it. */
  isReplaced: boolean
}

export interface Standing {
  state: PaymentState
  /** The part that is still to come; never below zero. */
  open: string
  /** The part that the client gets back; never below zero, and never beside something open. */
  overpaid: string
}

/** Nothing is claimed with an invoice that is written, cancelled or replaced. */
const claimed = ({ gross, isArchived, isCancelled }: PaidInvoice) => (isArchived && !isCancelled ? gross : '0.00')

/**
 * The state of an invoice. In each of them the payments add up to claimed − open + overpaid.
 * `app.payment_state` of the database reckons the same.
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
  if (signOfAmount(overpaid) > 0) return 'ueberzahlt'
  if (signOfAmount(open) === 0) return 'bezahlt'
  if (invoice.due < invoice.today) return 'ueberfaellig'
  return signOfAmount(invoice.paid) > 0 ? 'teilbezahlt' : 'offen'
}
