import { businessYearStart } from '@waldkerf/domain/office/datev/datevValues'
import type { Span } from '@waldkerf/domain/office/datev/datevProblems'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'

/** The whole quarter before the one of this day. @param today `YYYY-MM-DD` */
export function quarterBefore(today: string): Span {
  const first = String(Number(today.slice(5, 7)) - ((Number(today.slice(5, 7)) - 1) % 3)).padStart(2, '0')
  const to = dayAfter(`${today.slice(0, 5)}${first}-01`, -1)
  return { from: `${to.slice(0, 5)}${String(Number(to.slice(5, 7)) - 2).padStart(2, '0')}-01`, to }
}

/** The business year before the one of this day. @param month in which it begins */
export function yearBefore(today: string, month: number): Span {
  const begins = businessYearStart(today, month)
  return { from: `${Number(begins.slice(0, 4)) - 1}${begins.slice(4)}`, to: dayAfter(begins, -1) }
}

/** The whole month before the one of this day: tax is mostly declared month by month. @param today `YYYY-MM-DD` */
export function monthBefore(today: string): Span {
  const to = dayAfter(`${today.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
