import { dayAfter } from '../dates/berlinDays.ts'
import { monthsFrom } from '../dates/months.ts'
import type { ForecastEntry } from '../entities/documents/forecast.ts'
import { negatedAmount, proportion, sumAmounts, vatAmount } from '../office/money/amounts.ts'
import { standingBalance } from '../office/payments/paymentRules.ts'
import type { DocumentRow } from '../documents/documentRows.ts'

/** Of these offers something may still come; 'abgelehnt' and 'abgerechnet' count nothing. */
export const weightedStatuses = ['entwurf', 'versendet', 'angenommen'] as const
export type WeightedStatus = (typeof weightedStatuses)[number]

/** Assumptions that people may change, since no record tells them. */
export interface Assumptions {
  /** How likely offers of a status become invoices, in per cent. */
  likelihood: Readonly<Record<WeightedStatus, number>>
  /** Days that clients pay later than agreed. */
  delay: number
}

export const usualAssumptions: Assumptions = {
  likelihood: { entwurf: 20, versendet: 50, angenommen: 90 },
  delay: 0,
}

/** Days from an offer to the invoice for it. */
export const daysToInvoice = 60

/** Expenses stand below zero. */
export const expense = 'ausgabe'

interface Sources {
  entries: readonly ForecastEntry[]
  offers: readonly DocumentRow[]
  invoices: readonly DocumentRow[]
  /** Days until an invoice is due. */
  term: number
  /** `YYYY-MM-DD` */
  today: string
}

/** Net amounts of one month, as decimal text. */
interface OutlookMonth {
  /** `YYYY-MM` */
  month: string
  /** By `art`; expenses are negative. */
  entries: Readonly<Record<string, string>>
  /** The open part of invoices, by the day it is due. */
  invoices: string
  /** Offers by their likelihood. */
  offers: string
  /** All of it. */
  balance: string
}

export interface Outlook {
  months: readonly OutlookMonth[]
  /** The kinds that occur: income first, expenses, then the others by name, '' last. */
  kinds: readonly string[]
}

const kindOrder = ['einnahme', expense]

const byKind = (a: string, b: string) => kindRank(a) - kindRank(b) || a.localeCompare(b, 'de')
const kindRank = (kind: string) => (kind === '' ? 9 : kindOrder.includes(kind) ? kindOrder.indexOf(kind) : 5)

const signed = ({ art, betrag }: ForecastEntry) => (art.trim() === expense ? negatedAmount(betrag) : betrag)
const toMonth = (day: string) => day.slice(0, 7)

const isWeighted = (status: string): status is WeightedStatus => weightedStatuses.some((known) => known === status)

/** An offer's net by its likelihood, rounded to cents. */
function expectedAmount({ status, totals }: DocumentRow, { likelihood }: Assumptions): string {
  return totals && isWeighted(status) ? vatAmount(totals.net, String(likelihood[status])) : '0.00'
}

/** When an offer would be paid: what should have come already is expected now. */
function expectedOn({ day }: DocumentRow, term: number, { delay }: Assumptions, today: string): string {
  const on = dayAfter(day, daysToInvoice + term + delay)
  return on < today ? today : on
}

/** When what is open of an invoice would be paid: what should have come already is expected now. */
function dueOn({ day, standing }: DocumentRow, term: number, { delay }: Assumptions, today: string): string {
  const on = dayAfter(standing?.faellig ?? dayAfter(day, term), delay)
  return standing && on < today ? today : on
}

/** The part of an invoice that is still to come, net, below zero what is owed back; of a draft all of it. Of payments that are not known nothing is assumed. */
function openNet({ totals, standing }: DocumentRow): string {
  if (!totals) return '0.00'
  if (!standing || standing.zustand === 'entwurf') return totals.net
  return proportion(totals.net, standingBalance(standing), standing.brutto)
}

/**
 * Money in and out, month by month: recorded entries, what of invoices is open by its due day, offers by their likelihood.
 * @param offset of the first month, from this one
 * @param count months
 */
export function outlook(sources: Sources, assumptions: Assumptions, offset: number, count: number): Outlook {
  const { entries, offers, invoices, term, today } = sources
  const entriesIn = Map.groupBy(entries, ({ datum }) => toMonth(datum))
  const invoicesIn = Map.groupBy(invoices, (invoice) => toMonth(dueOn(invoice, term, assumptions, today)))
  const offersIn = Map.groupBy(offers, (offer) => toMonth(expectedOn(offer, term, assumptions, today)))
  const months = monthsFrom(today, offset, count).map((month): OutlookMonth => {
    const ofKind = Map.groupBy(entriesIn.get(month) ?? [], ({ art }) => art.trim())
    const byArt = Object.fromEntries([...ofKind].map(([art, rows]) => [art, sumAmounts(rows.map(signed))]))
    const due = sumAmounts((invoicesIn.get(month) ?? []).map(openNet))
    const hoped = sumAmounts((offersIn.get(month) ?? []).map((offer) => expectedAmount(offer, assumptions)))
    return {
      month,
      entries: byArt,
      invoices: due,
      offers: hoped,
      balance: sumAmounts([...Object.values(byArt), due, hoped]),
    }
  })
  const kinds = [...new Set(months.flatMap((row) => Object.keys(row.entries)))].toSorted(byKind)
  return { months, kinds }
}

/** The plan for a month beside its invoices, net. */
export interface PlanMonth {
  month: string
  /** Recorded income. */
  planned: string
  /** Invoices by their own day. */
  actual: string
  /** More than planned: positive. */
  difference: string
}

/** Plan against actual of the months up to this one. @param count months, this one last */
export function planAgainstActual(
  { entries, invoices, today }: Pick<Sources, 'entries' | 'invoices' | 'today'>,
  count: number,
): PlanMonth[] {
  const income = entries.filter(({ art }) => art.trim() !== expense)
  return monthsFrom(today, 1 - count, count).map((month) => {
    const planned = sumAmounts(income.filter(({ datum }) => toMonth(datum) === month).map(({ betrag }) => betrag))
    const own = invoices.filter(({ day }) => toMonth(day) === month)
    const actual = sumAmounts(own.map(({ totals }) => totals?.net ?? '0'))
    return { month, planned, actual, difference: sumAmounts([actual, negatedAmount(planned)]) }
  })
}
