import type { InvoiceStanding, PaymentKind } from '@waldkerf/domain/entities/documents/payments'
import { parseNumber, type UnreadNumber } from '@waldkerf/domain/office/input/parseNumber'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { grantedWith } from '@waldkerf/domain/office/payments/discount'
import { type PaymentRefusal, paymentRefusal, standingBalance } from '@waldkerf/domain/office/payments/paymentRules'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { type Language, locales } from '@waldkerf/ui/i18n/Language'

/** A payment as it is typed. */
export interface TypedPayment {
  /** In the notation of the page's language. */
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
export const typedAmount = (amount: string, language: Language): string =>
  formatMoney(amount, locales[language]).replaceAll(/[^\d.,-]/g, '')

/** All that is open, or all that is owed back with a minus, as one would type it. */
export function amountOffered(standing: Pick<InvoiceStanding, 'offen' | 'ueberzahlt'>, language: Language): string {
  const balance = standingBalance(standing)
  return signOfAmount(balance) === 0 ? '' : typedAmount(balance, language)
}

const parseAmount = (typed: string, notation: Language) => parseNumber(typed, { digits: 12, decimals: 2, notation })

/** Decimal text; undefined while the typed text is no amount. */
export function amountTyped(typed: string, language: Language): string | undefined {
  const parsed = parseAmount(typed, language)
  return 'value' in parsed && parsed.value !== undefined && signOfAmount(parsed.value) !== 0 ? parsed.value : undefined
}

/** A typed amount after the page's language has changed: the same amount; what is none stays as it was typed. */
export function amountIn(language: Language, typed: string, before: Language): string {
  const amount = language === before ? undefined : amountTyped(typed, before)
  return amount === undefined ? typed : typedAmount(amount, language)
}

function amountProblem(typed: string, standing: InvoiceStanding, language: Language): PaymentProblems['amount'] {
  const parsed = parseAmount(typed, language)
  if ('fault' in parsed) return parsed
  const amount = amountTyped(typed, language)
  const fault = amount === undefined ? 'missing' : paymentRefusal(standing, { amount, isReversal: false })
  return fault && { fault }
}

/** Faults of what is typed, by field. @param references those that are given already */
export function findProblems(
  typed: TypedPayment,
  standing: InvoiceStanding,
  references: readonly string[],
  language: Language,
): PaymentProblems {
  const amount = amountProblem(typed.amount, standing, language)
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
