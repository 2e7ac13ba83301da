import type { InvoiceStanding, PaymentKind } from '@waldkerf/domain/entities/documents/payments'
import { parseNumber, type UnreadNumber } from '@waldkerf/domain/office/input/parseNumber'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { grantedWith } from '@waldkerf/domain/office/payments/discount'
import { type PaymentRefusal, paymentRefusal, standingBalance } from '@waldkerf/domain/office/payments/paymentRules'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'

/** A payment as it is typed. */
export interface TypedPayment {
  amount: string
  /** `YYYY-MM-DD` */
  day: string
  kind: PaymentKind
  reference: string
  /** The person has confirmed what is unlikely about it. */
  confirmed: boolean
}

export interface PaymentProblems {
  amount?: { fault: 'missing' | PaymentRefusal } | UnreadNumber
  reference?: 'long' | 'known'
}

const longestReference = 200

/** An amount as one would type it. */
export const typedAmount = (amount: string): string => formatMoney(amount).replaceAll(/[^\d.,-]/g, '')

/** All that is open, or all that is owed back with a minus, as one would type it. */
export function amountOffered(standing: Pick<InvoiceStanding, 'offen' | 'ueberzahlt'>): string {
  const balance = standingBalance(standing)
  return signOfAmount(balance) === 0 ? '' : typedAmount(balance)
}

const parseAmount = (typed: string) => parseNumber(typed, { digits: 12, decimals: 2 })

/** Decimal text; undefined while the typed text is no amount. */
export function amountTyped(typed: string): string | undefined {
  const parsed = parseAmount(typed)
  return 'value' in parsed && parsed.value !== undefined && signOfAmount(parsed.value) !== 0 ? parsed.value : undefined
}

function amountProblem(typed: string, standing: InvoiceStanding): PaymentProblems['amount'] {
  const parsed = parseAmount(typed)
  if ('fault' in parsed) return parsed
  const amount = amountTyped(typed)
  const fault = amount === undefined ? 'missing' : paymentRefusal(standing, { amount, isReversal: false })
  return fault && { fault }
}

/** Faults of what is typed, by field. @param references those that are given already */
export function findProblems(
  typed: TypedPayment,
  standing: InvoiceStanding,
  references: readonly string[],
): PaymentProblems {
  const amount = amountProblem(typed.amount, standing)
  const reference = typed.reference.trim()
  return {
    ...(amount && { amount }),
    ...(reference.length > longestReference && { reference: 'long' as const }),
    ...(reference !== '' && references.includes(reference) && { reference: 'known' as const }),
  }
}

/** The amount that will be open once so much was paid, below zero if paid beyond it, and the Skonto granted with it. */
export function openAfter(standing: InvoiceStanding, amount: string, day: string): { rest: string; granted: string } {
  const granted = grantedWith(standing, amount, day)
  return { rest: sumAmounts([standingBalance(standing), negatedAmount(amount), negatedAmount(granted)]), granted }
}
