import type { Span } from '@waldkerf/domain/office/datev/datevProblems'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'

/** The whole month before the one of this day: tax is mostly declared month by month. @param today `YYYY-MM-DD` */
export function monthBefore(today: string): Span {
  const to = dayAfter(`${today.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
