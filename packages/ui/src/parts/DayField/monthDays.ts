import { dayAfter } from '@waldkerf/domain/dates/berlinDays'

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks of a month from Monday on, filled up with days of its neighbours. @param month `YYYY-MM` */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`
  const start = dayAfter(first, -weekday(first))
  const days = Array.from({ length: 42 }, (_, at) => dayAfter(start, at))
  const weeks = Array.from({ length: 6 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return weeks.filter((week) => week.some((day) => day.startsWith(month)))
}

/** The same day so many months on; the last one where that month is shorter. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
