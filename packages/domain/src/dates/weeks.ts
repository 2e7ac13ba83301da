import { type IsoWeek, toIsoWeek } from './days.ts'

/** First and last day of a range, both included: `YYYY-MM-DD`. */
export interface DayRange {
  from: string
  to: string
}

const dayLength = 86_400_000
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** `2026-W21`, as ISO 8601 and the browser's week field write it. */
export const weekText = ({ year, week }: IsoWeek): string => `${year}-W${String(week).padStart(2, '0')}`

/** Reads a week; undefined if the text is none, such as `2026-W54`. */
export function readWeek(text: string): IsoWeek | undefined {
  const [, year, week] = (/^(\d{4})-W(\d\d)$/.exec(text) ?? []).map(Number)
  if (year === undefined || week === undefined || year < 1000) return undefined
  const { from } = weekDays({ year, week })
  const found = toIsoWeek(from)
  return found.year === year && found.week === week ? found : undefined
}

/** A week as people type it: `KW 21/2026`, `21/2026`, `week 21, 2026`, or as ISO 8601 has it. */
export function readTypedWeek(text: string): IsoWeek | undefined {
  const [, week, year] = /^(?:kw|woche|week)?\s*(\d{1,2})\s*[/.,\s]\s*(\d{4})$/i.exec(text.trim()) ?? []
  const iso = week ? `${year}-W${week.padStart(2, '0')}` : text.trim().toUpperCase()
  return readWeek(iso)
}

/** Monday to Sunday of a week. */
export function weekDays({ year, week }: IsoWeek): DayRange {
  // The fourth of January always lies in week 1.
  const fourth = Date.UTC(year, 0, 4)
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7
  const monday = fourth + ((week - 1) * 7 - weekday) * dayLength
  return { from: dayAt(monday), to: dayAt(monday + 6 * dayLength) }
}
