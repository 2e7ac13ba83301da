import { monthsFrom } from '../dates/months.ts'
import { claimedSums } from '../documents/documentRows.ts'
import type { ForecastEntry } from '../entities/documents/forecast.ts'
import { negatedAmount, sumAmounts } from '../office/money/amounts.ts'
import type { Assumptions } from './assumptions.ts'
import { partFigure } from './figureSums.ts'
import { expense, type ForecastPart, forecastParts, isUnsent, type Sources } from './forecastParts.ts'

/** Net amounts of one month, as decimal text. */
export interface OutlookMonth {
  /** `YYYY-MM` */
  month: string
  /** The parts that add up to it, and those of this month whose day is over. */
  parts: readonly ForecastPart[]
  /** By `art`; expenses are negative. */
  entries: Readonly<Record<string, string>>
  /** The open part of what is invoiced, by the day it is due. */
  invoices: string
  /** Offers and drafts of invoices, which nobody has to pay yet, by their likelihood. */
  offers: string
  /** All of it. */
  balance: string
}

export interface Outlook {
  months: readonly OutlookMonth[]
  /** The kinds that are planned in these months, on days that are over too: income first, expenses, then the others by name, '' last. */
  kinds: readonly string[]
}

const kindOrder = ['einnahme', expense]

const compareKinds = (a: string, b: string) => kindRank(a) - kindRank(b) || a.localeCompare(b, 'de')
const kindRank = (kind: string) => (kind === '' ? 9 : kindOrder.includes(kind) ? kindOrder.indexOf(kind) : 5)

const toMonth = (day: string) => day.slice(0, 7)

const sumParts = (parts: readonly ForecastPart[]) => sumAmounts(parts.map(({ amount }) => amount))

const sumEntries = (entries: readonly ForecastEntry[]) => sumAmounts(entries.map(({ betrag }) => betrag))

/** Planned for a day of this month that has passed: it came or did not, and is no part of what comes. */
export const isOver = ({ day }: Pick<ForecastPart, 'day'>, today: string) =>
  day < today && toMonth(day) === toMonth(today)

/**
 * Money in and out, month by month: recorded entries, open invoices and offers, each weighted by its likelihood.
 * @param offset of the first month, from this one
 * @param count months
 */
export function outlook(sources: Sources, assumptions: Assumptions, offset: number, count: number): Outlook {
  const partsIn = Map.groupBy(forecastParts(sources, assumptions), ({ day }) => toMonth(day))
  const months = monthsFrom(sources.today, offset, count).map((month): OutlookMonth => {
    const parts = partsIn.get(month) ?? []
    const coming = parts.filter((part) => !isOver(part, sources.today))
    const byFigure = Map.groupBy(coming, partFigure)
    const byKind = Map.groupBy(coming.filter(isEntry), ({ kind }) => kind)
    const entries = Object.fromEntries([...byKind].map(([kind, rows]) => [kind, sumParts(rows)]))
    const invoices = sumParts(byFigure.get('invoices') ?? [])
    const offers = sumParts(byFigure.get('offers') ?? [])
    return { month, parts, entries, invoices, offers, balance: sumParts(coming) }
  })
  const planned = months.flatMap(({ parts }) => parts.filter(isEntry))
  return { months, kinds: [...new Set(planned.map(({ kind }) => kind))].toSorted(compareKinds) }
}

const isEntry = ({ source }: ForecastPart) => source === 'entry'

/** The plan for a month beside its invoices, net. */
export interface PlanMonth {
  month: string
  /** Recorded income of the whole month, by `art`. */
  entries: Readonly<Record<string, string>>
  /** All of it. */
  planned: string
  /** Invoices by their own day, without drafts. */
  actual: string
  /** Actual minus planned. */
  difference: string
}

/**
 * Plan against actual; months to come have a plan alone, and no difference yet.
 * @param offset of the first month, from this one
 * @param count months
 */
export function planAgainstActual(
  { entries: recorded, invoices, today }: Pick<Sources, 'entries' | 'invoices' | 'today'>,
  offset: number,
  count: number,
): PlanMonth[] {
  const written = invoices.filter((row) => !isUnsent(row))
  const income = recorded.filter(({ art }) => art.trim() !== expense)
  return monthsFrom(today, offset, count).map((month) => {
    const plans = income.filter(({ datum }) => toMonth(datum) === month)
    const byKind = Map.groupBy(plans, ({ art }) => art.trim())
    const entries = Object.fromEntries([...byKind].map(([kind, rows]) => [kind, sumEntries(rows)]))
    const planned = sumAmounts(Object.values(entries))
    const own = written.filter(({ day }) => toMonth(day) === month)
    const actual = sumAmounts(own.map((row) => claimedSums(row)?.net ?? '0'))
    return {
      month,
      entries,
      planned,
      actual,
      difference: month > toMonth(today) ? '0.00' : sumAmounts([actual, negatedAmount(planned)]),
    }
  })
}
