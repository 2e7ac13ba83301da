import type { PaymentState } from '../../entities/documents/payments.ts'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'

interface PaidInvoice {
  /** Decimal text. */
  gross: string
  /** The sum of its payments. */
  paid: string
  due: string
  today: string
  isArchived: boolean
  /** It is cancelled, or cancels another one. */
  isCancelled: boolean
}

interface Standing {
  state: PaymentState
  /** The part that is still to come; below zero it is owed to the client. */
  open: string
  /** The part that was paid beyond it. */
  overpaid: string
}

/** The state of an invoice. `app.payment_state` of the database reckons the same. */
export function paymentState({ gross, paid, due, today, isArchived, isCancelled }: PaidInvoice): Standing {
  if (isCancelled) return { state: 'storniert', open: '0.00', overpaid: '0.00' }
  if (!isArchived) return { state: 'entwurf', open: '0.00', overpaid: '0.00' }
  const rest = sumAmounts([gross, negatedAmount(paid)])
  const isSettled = signOfAmount(rest) === 0 || signOfAmount(rest) !== signOfAmount(gross)
  if (isSettled) return { state: 'bezahlt', open: '0.00', overpaid: rest.replace('-', '') }
  const isLate = signOfAmount(rest) > 0 && due < today
  const isBegun = signOfAmount(paid) === signOfAmount(gross)
  return { state: isLate ? 'ueberfaellig' : isBegun ? 'teilbezahlt' : 'offen', open: rest, overpaid: '0.00' }
}
