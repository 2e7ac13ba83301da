import type { InvoiceStanding, PaymentKind } from '@waldkerf/domain/entities/documents/payments'
import { parseNumber, type UnreadNumber } from '@waldkerf/domain/office/input/parseNumber'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'

/** A payment as it is typed. */
export interface TypedPayment {
  amount: string
  /** `YYYY-MM-DD` */
  day: string
  kind: PaymentKind
  reference: string
}

export interface PaymentProblems {
  amount?: { fault: 'missing' } | UnreadNumber
  day?: 'future'
  reference?: 'long' | 'known'
}

const longestReference = 200

/** The whole open amount, as one would type it. */
export const amountOffered = ({ offen }: Pick<InvoiceStanding, 'offen'>): string =>
  signOfAmount(offen) === 0 ? '' : formatMoney(offen).replaceAll(/[^\d.,-]/g, '')

const parseAmount = (typed: string) => parseNumber(typed, { digits: 12, decimals: 2 })

/** Decimal text; undefined while it is none. */
export function amountTyped(typed: string): string | undefined {
  const parsed = parseAmount(typed)
  return 'value' in parsed && parsed.value !== undefined && signOfAmount(parsed.value) !== 0 ? parsed.value : undefined
}

function amountProblem(typed: string): PaymentProblems['amount'] {
  const parsed = parseAmount(typed)
  if ('fault' in parsed) return parsed
  return amountTyped(typed) === undefined ? { fault: 'missing' } : undefined
}

/** Faults of what is typed, by field. @param references those that are given already */
export function findProblems(typed: TypedPayment, today: string, references: readonly string[]): PaymentProblems {
  const amount = amountProblem(typed.amount)
  const reference = typed.reference.trim()
  return {
    ...(amount && { amount }),
    ...(typed.day > today && { day: 'future' as const }),
    ...(reference.length > longestReference && { reference: 'long' as const }),
    ...(reference !== '' && references.includes(reference) && { reference: 'known' as const }),
  }
}

/** The amount that will be open once so much was paid; below zero it is paid beyond it. */
export function openAfter({ offen, ueberzahlt }: InvoiceStanding, amount: string): string {
  const rest = signOfAmount(ueberzahlt) > 0 ? negatedAmount(ueberzahlt) : offen
  return sumAmounts([rest, negatedAmount(amount)])
}
