import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { DateWindow } from '@waldkerf/domain/entities/documents/invoices'

/** An invoice or an offer, as far as its date depends on others. */
export interface DatedDocument {
  id: number
  nummer: string
  /** `rn_datum` or `an_datum`. */
  day: string
}

/** Why a day cannot be chosen, or needs a second look. */
export type DayReason =
  /** The date of the document before or after it in number order. */
  | { kind: 'before' | 'after'; nummer: string; day: string }
  /** The document's number belongs to another year. */
  | { kind: 'otherYear'; year: string }
  | { kind: 'future'; days: number }

export interface DayLimits {
  min?: string
  max?: string
  findReason: (day: string) => DayReason | undefined
}

/** The most days that a document may be dated ahead; any future day warns. */
const daysAhead = 7

/** 'RE-2026-0041' → '2026' and 41. */
function numberParts(nummer: string): { year: string; count: number } {
  const [, year = '', count = ''] = /-(\d{4})-(\d+)$/.exec(nummer) ?? []
  return { year, count: Number(count) }
}

/**
 * The allowed dates of a document: between its neighbours in number order, within its number's year. The data service's
 * window is found by date and cannot distinguish documents of one day, so the list narrows it.
 * @param own undefined for a new one, which comes after all others of its year
 * @param window the data service's answer
 */
export function dayLimits(
  own: DatedDocument | undefined,
  others: readonly DatedDocument[],
  window: DateWindow,
  today: string,
): DayLimits {
  const year = own ? numberParts(own.nummer).year : undefined
  const { before, after } = findNeighbours(own, others, year)
  const last = dayAfter(today, daysAhead)
  const min = latest([window.min, before?.day, year && `${year}-01-01`])
  const max = earliest([window.max, after?.day, year && `${year}-12-31`, last])
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    findReason(day) {
      if (year !== undefined && day.slice(0, 4) !== year) return { kind: 'otherYear', year }
      if (before && day < before.day) return { kind: 'before', nummer: before.nummer, day: before.day }
      if (after && day > after.day) return { kind: 'after', nummer: after.nummer, day: after.day }
      if (min !== undefined && day < min) return { kind: 'before', nummer: '', day: min }
      if (window.max !== null && day > window.max) return { kind: 'after', nummer: '', day: window.max }
      return day > last ? { kind: 'future', days: daysAhead } : undefined
    },
  }
}

const latest = (days: readonly (string | null | undefined)[]) => known(days).at(-1)
const earliest = (days: readonly (string | null | undefined)[]) => known(days)[0]
const known = (days: readonly (string | null | undefined)[]) => days.filter((day) => typeof day === 'string').toSorted()

/** The documents directly before and after it in number order; for a new one the last of the newest year. */
function findNeighbours(own: DatedDocument | undefined, others: readonly DatedDocument[], year: string | undefined) {
  const inOrder = others
    .filter((other) => other.id !== own?.id && (year === undefined || numberParts(other.nummer).year === year))
    .toSorted((a, b) => a.nummer.localeCompare(b.nummer, 'de', { numeric: true }))
  if (!own) return { before: inOrder.at(-1), after: undefined }
  const place = numberParts(own.nummer).count
  return {
    before: inOrder.findLast((other) => numberParts(other.nummer).count < place),
    after: inOrder.find((other) => numberParts(other.nummer).count > place),
  }
}

/** Days from one to another, both included; '' for no limit. */
export const daysWithin =
  ({ min = '', max = '' }: { min?: string; max?: string }) =>
  (day: string): DayReason | undefined => {
    if (min !== '' && day < min) return { kind: 'before', nummer: '', day: min }
    return max !== '' && day > max ? { kind: 'after', nummer: '', day: max } : undefined
  }
