import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import { negatedAmount, proportion, signOfAmount, sumAmounts } from '../money/amounts.ts'

interface Taken {
  /** Incoming payments. */
  payments: boolean
  /** Repayments to the client. */
  repayments: boolean
  /** Transfers of the paid money to the successor of a replaced invoice. */
  transfers: boolean
}

const nothing: Taken = { payments: false, repayments: false, transfers: false }
const standing: Taken = { payments: true, repayments: true, transfers: false }

/** The entries allowed in each state of an invoice. `app.guard_payment` of the database refuses all others. */
export const takenBy: Readonly<Record<PaymentState, Taken>> = {
  entwurf: nothing,
  offen: standing,
  teilbezahlt: standing,
  ueberfaellig: standing,
  bezahlt: standing,
  ueberzahlt: standing,
  storniert: { payments: false, repayments: true, transfers: false },
  ersetzt: { payments: false, repayments: true, transfers: true },
}

/** An amount to be entered for an invoice, as decimal text. */
interface Entry {
  amount: string
  /** It takes another payment back. */
  isReversal: boolean
}

type Known = Pick<InvoiceStanding, 'brutto' | 'gefordert' | 'bezahlt' | 'offen' | 'zustand'>

/** Why a payment is refused even if it is confirmed. */
export type PaymentRefusal = 'payment_of_draft' | 'payment_of_cancelled' | 'repaid_too_much'

/** The sum after an entry must not be below zero, or below the amount of a credit. */
function isTooMuchBack({ brutto, gefordert = brutto, bezahlt, zustand }: Known, amount: string): boolean {
  const isCredit = takenBy[zustand].payments && signOfAmount(gefordert) < 0
  const least = isCredit ? gefordert : '0.00'
  return signOfAmount(sumAmounts([bezahlt, amount, negatedAmount(least)])) < 0
}

export function paymentRefusal(known: Known, { amount, isReversal }: Entry): PaymentRefusal | undefined {
  if (known.zustand === 'entwurf') return 'payment_of_draft'
  if (signOfAmount(amount) > 0) {
    return isReversal || takenBy[known.zustand].payments ? undefined : 'payment_of_cancelled'
  }
  return isTooMuchBack(known, amount) ? 'repaid_too_much' : undefined
}

/** Unlikely values of a payment, which are refused unless a person confirms them. */
export type PaymentDoubt = 'amount_unlikely' | 'payment_before_invoice' | 'payment_in_future'

/** An amount of more than this many times the open one is unlikely. */
const likely = '10'

export const isUnlikelyAmount = ({ offen }: Pick<InvoiceStanding, 'offen'>, amount: string): boolean =>
  signOfAmount(sumAmounts([amount, negatedAmount(proportion(offen, likely, '1'))])) > 0

interface Dated {
  amount: string
  /** Of the payment, of the invoice, and today; `YYYY-MM-DD`. */
  day: string
  invoiceDay: string
  today: string
}

export function paymentDoubts(known: Pick<InvoiceStanding, 'offen'>, entry: Dated): PaymentDoubt[] {
  const { amount, day, invoiceDay, today } = entry
  return [
    ...(isUnlikelyAmount(known, amount) ? (['amount_unlikely'] as const) : []),
    ...(day < invoiceDay ? (['payment_before_invoice'] as const) : []),
    ...(day > today ? (['payment_in_future'] as const) : []),
  ]
}

/** The credit of the client on an invoice: what is owed back, always shown as a negative amount. */
export const creditAmount = ({ ueberzahlt }: Pick<InvoiceStanding, 'ueberzahlt'>): string => negatedAmount(ueberzahlt)

/** The balance of an invoice: positive is still open, negative is credit. */
export const standingBalance = ({ offen, ueberzahlt }: Pick<InvoiceStanding, 'offen' | 'ueberzahlt'>): string =>
  sumAmounts([offen, creditAmount({ ueberzahlt })])
