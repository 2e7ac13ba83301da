import { dayAfter } from '@waldkerf/domain/dates/berlinDays'

const patterns: readonly RegExp[] = [
  // 2026-11-21, 21.11.2026, 21.11.26, 21.11., 21.11, 21112026, 211126, 20261121
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.?(?<year>\d{2}|\d{4})?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  // Within these years no text of eight digits is a day in both notations.
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
]

const words: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  morgen: 1,
  tomorrow: 1,
  gestern: -1,
  yesterday: -1,
}

/**
 * A calendar day as people type it: `21.11.` (this year), `21.11.26`, `211126`, `heute`, `+14`. No clock or time zone
 * is involved.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; null when it is no day of the calendar from 1900 to 2100; undefined when nothing was typed
 */
export function parseDay(typed: string, today: string): string | null | undefined {
  const text = typed.trim().toLowerCase().replaceAll(' ', '')
  if (text === '') return undefined
  const word = words[text]
  if (word !== undefined) return dayAfter(today, word)
  if (/^[+-]\d{1,4}$/.test(text)) return usableDay(dayAfter(today, Number(text)))
  for (const pattern of patterns) {
    const { day, month, year } = pattern.exec(text)?.groups ?? {}
    const found = day && month ? calendarDay(fullYear(year, today), Number(month), Number(day)) : null
    if (found) return found
  }
  return null
}

/** Days of the years 1900 to 2100. */
const usableDay = (day: string) => (day >= '1900-01-01' && day <= '2100-12-31' ? day : null)

/** A year of two digits belongs to this century; without a year it is today's. */
function fullYear(year: string | undefined, today: string): number {
  if (year === undefined) return Number(today.slice(0, 4))
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? usableDay(date.toISOString().slice(0, 10)) : null
}
