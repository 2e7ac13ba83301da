import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { toIsoWeek, weeksInYear } from '@waldkerf/domain/dates/days'
import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'

/** A year's finds until its last full week, and those of the same weeks of the year before. */
export interface SeasonTrend {
  year: number
  /** The last week that is counted, in both years. */
  week: number
  soFar: number
  /** 0: there is nothing to compare with. */
  before: number
  /** Finds of each week that is counted, from week 1. */
  weeks: readonly number[]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A day of the last week that is over; a week is from its Sunday on: half of one would look like a decline. */
export const trendEnd = (today: string) => dayAfter(today, -6)

/**
 * This year's finds against last year's, until the last week that is over. Week 53 counts only where both years have one.
 * @param today `YYYY-MM-DD`
 */
export function seasonTrend(counts: readonly WeekCount[], today: string): SeasonTrend {
  const last = toIsoWeek(trendEnd(today))
  const { year } = last
  const week = Math.min(last.week, weeksInYear(year - 1))
  const found = new Map(counts.map(({ jahr, woche, anzahl }) => [jahr * 100 + woche, anzahl]))
  const weeksUntil = (ofYear: number) => Array.from({ length: week }, (_, at) => found.get(ofYear * 100 + at + 1) ?? 0)
  const weeks = weeksUntil(year)
  return { year, week, soFar: sum(weeks), before: sum(weeksUntil(year - 1)), weeks }
}
