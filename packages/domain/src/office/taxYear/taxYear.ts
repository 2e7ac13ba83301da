import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import type { Span } from '../datev/datevProblems.ts'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { type FixedInvoice, type StandingAt, standingsAt } from './standingsAt.ts'

/** A disagreement, or something that is not in the files; `expected` and `found` are amounts. */
export type TaxFinding =
  /** The booking batch is not the change of what is claimed. */
  | { kind: 'batch'; expected: string; found: string }
  /** The opening amount, bookings and payments are not the closing amount. */
  | { kind: 'balance'; expected: string; found: string }
  /** The XML of an invoice has another gross amount. */
  | { kind: 'xml'; number: string; expected: string; found: string }
  /** Invoices without an account are not in the booking batch. */
  | { kind: 'accounts'; numbers: readonly string[] }
  /** Drafts of the span are not in any file. */
  | { kind: 'drafts'; numbers: readonly string[] }

export interface TaxSums {
  /** Open at the start of the span, less what was owed back. */
  opening: string
  /** Invoiced, less what was cancelled and granted as Skonto. */
  booked: string
  received: string
  /** Open at the end of the span, less what is owed back. */
  closing: string
}

interface Known {
  invoices: readonly FixedInvoice[]
  payments: readonly Payment[]
  /** Numbers of the span's drafts. */
  drafts: readonly string[]
  batch: { text: string; missing: readonly string[] }
  /** Gross amounts that the XML files say, by number. */
  xmlAmounts: ReadonlyMap<string, string>
}

export interface TaxYear {
  invoices: readonly FixedInvoice[]
  payments: readonly Payment[]
  open: readonly StandingAt[]
  sums: TaxSums
  findings: readonly TaxFinding[]
}

/** The sum of a booking batch: debit less credit of the clients' accounts. */
export function batchSum(text: string): string {
  const lines = text.split('\r\n').slice(2).filter(Boolean)
  return sumAmounts(
    lines.map((line) => {
      const [amount = '0', side = ''] = line.split(';')
      const decimal = amount.replace(',', '.')
      return side === '"S"' ? decimal : negatedAmount(decimal)
    }),
  )
}

const byNumber = (one: FixedInvoice, other: FixedInvoice) => (one.nummer < other.nummer ? -1 : 1)
const total = (rows: readonly StandingAt[], column: 'claimed' | 'balance') => sumAmounts(rows.map((row) => row[column]))
const isEqual = (one: string, other: string) => signOfAmount(sumAmounts([one, negatedAmount(other)])) === 0

/** The lists of a span, their sums, and all in which these do not agree to the cent. */
export function taxYear({ invoices, payments, drafts, batch, xmlAmounts }: Known, { from, to }: Span): TaxYear {
  const isWithin = (day: string) => day >= from && day <= to
  const before = standingsAt(dayAfter(from, -1), invoices, payments)
  const after = standingsAt(to, invoices, payments)
  const within = invoices.filter(({ day }) => isWithin(day)).toSorted(byNumber)
  const received = payments
    .filter(({ datum }) => isWithin(datum))
    .toSorted((one, other) => (one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : one.id - other.id))
  const open = after.filter(({ balance }) => signOfAmount(balance) !== 0)
  const sums: TaxSums = {
    opening: total(before, 'balance'),
    booked: batchSum(batch.text),
    received: sumAmounts(received.map(({ betrag }) => betrag)),
    closing: total(open, 'balance'),
  }
  const claimedMore = sumAmounts([total(after, 'claimed'), negatedAmount(total(before, 'claimed'))])
  const expected = sumAmounts([sums.opening, sums.booked, negatedAmount(sums.received)])
  const findings: TaxFinding[] = [
    ...(isEqual(claimedMore, sums.booked)
      ? []
      : [{ kind: 'batch' as const, expected: claimedMore, found: sums.booked }]),
    ...(isEqual(expected, sums.closing) ? [] : [{ kind: 'balance' as const, expected, found: sums.closing }]),
    ...within.flatMap(({ nummer, gross }) => {
      const found = xmlAmounts.get(nummer)
      return found === undefined || isEqual(gross, found)
        ? []
        : [{ kind: 'xml' as const, number: nummer, expected: gross, found }]
    }),
    ...(batch.missing.length > 0 ? [{ kind: 'accounts' as const, numbers: batch.missing }] : []),
    ...(drafts.length > 0 ? [{ kind: 'drafts' as const, numbers: drafts }] : []),
  ]
  return {
    invoices: within,
    payments: received,
    open: open.toSorted((a, b) => byNumber(a.invoice, b.invoice)),
    sums,
    findings,
  }
}
