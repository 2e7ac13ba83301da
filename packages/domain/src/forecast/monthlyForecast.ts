import { monthsFrom } from '../dates/months.ts'
import type { ForecastEntry } from '../entities/documents/forecast.ts'

export interface MonthlyForecast {
  /** `YYYY-MM` */
  months: readonly string[]
  /** One per `art`, by name, '' last; cents per month, exact. */
  series: readonly { art: string; cents: readonly number[] }[]
}

/** Whole cents of a decimal text; what lies below a cent is cut off. */
function toCents(decimal: string): number {
  const [whole = '0', part = ''] = decimal.split('.')
  const cents = Number(whole.replace('-', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
  return decimal.startsWith('-') ? -cents : cents
}

const byName = (a: string, b: string) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1)

/**
 * The expected amounts per month and `art`.
 * @param today `YYYY-MM-DD`; the first month is its
 * @param count months
 */
export function monthlyForecast(entries: readonly ForecastEntry[], today: string, count: number): MonthlyForecast {
  const months = monthsFrom(today, 0, count)
  const within = entries.filter(({ datum }) => months.includes(datum.slice(0, 7)))
  const series = [...Map.groupBy(within, ({ art }) => art.trim())]
    .toSorted(([a], [b]) => byName(a, b))
    .map(([art, rows]) => ({
      art,
      cents: months.map((month) =>
        rows.reduce((sum, { datum, betrag }) => (datum.startsWith(month) ? sum + toCents(betrag) : sum), 0),
      ),
    }))
  return { months, series }
}
