import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { toIsoWeek, weeksInYear } from '@waldkerf/domain/dates/days'
import { type DayRange, weekDays } from '@waldkerf/domain/dates/weeks'
import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'

/** The part of an ISO year that a report counts, in it and in the year before. */
export interface YearSpan {
  year: number
  /** The last week that is over; of a year that is over, its last one. */
  until: number
  /** Weeks are still to come. */
  isPart: boolean
}

/** The year of the last week that is over: in the first days of January still the one before. */
export const latestYear = (today: string): number => toIsoWeek(dayAfter(today, -6)).year

/** @param today `YYYY-MM-DD`, in Berlin; a week is over from its Sunday on: half of one would look like a decline */
export function yearSpan(year: number, today: string): YearSpan {
  const last = toIsoWeek(dayAfter(today, -6))
  const all = weeksInYear(year)
  if (year < last.year) return { year, until: all, isPart: false }
  const until = year > last.year ? 0 : last.week
  return { year, until, isPart: until < all }
}

/** First and last day of the span. */
export const spanDays = ({ year, until }: YearSpan): DayRange => ({
  from: weekDays({ year, week: 1 }).from,
  to: weekDays({ year, week: Math.max(1, until) }).to,
})

/** Sightings of one year by week, index 0 is week 1; null beyond the span. */
export interface YearWeeks {
  year: number
  weeks: readonly (number | null)[]
}

/** The year and those of the five before that have sightings, the newest first. */
export function yearWeeks(counts: readonly WeekCount[], { year, until }: YearSpan): YearWeeks[] {
  const found = new Map(counts.map(({ jahr, woche, anzahl }) => [jahr * 100 + woche, anzahl]))
  const before = [...new Set(counts.map(({ jahr }) => jahr))].filter((one) => one < year).toSorted((a, b) => b - a)
  const years = [year, ...before]
  const length = Math.max(...years.map(weeksInYear))
  return years.map((one) => ({
    year: one,
    weeks: Array.from({ length }, (_, at) => {
      const last = one === year ? until : weeksInYear(one)
      return at < last ? (found.get(one * 100 + at + 1) ?? 0) : null
    }),
  }))
}

/** The same as sums since the first week. */
export const cumulated = (years: readonly YearWeeks[]): YearWeeks[] =>
  years.map(({ year, weeks }) => {
    let sum = 0
    return { year, weeks: weeks.map((count) => (count === null ? null : (sum += count))) }
  })

/** How the year was, until the last week of the span. */
export interface YearStatement {
  soFar: number
  /** The same weeks of the year before; undefined where that year has nothing. */
  before: number | undefined
  /** The same weeks of the years before, on average, and how many they are; undefined below two. */
  mean: { value: number; years: number } | undefined
}

export function stateYear(years: readonly YearWeeks[], { year, until }: YearSpan): YearStatement {
  const sums = years.map((one) => ({
    year: one.year,
    sum: one.weeks.slice(0, until).reduce((total: number, count) => total + (count ?? 0), 0),
  }))
  const earlier = sums.filter((one) => one.year < year)
  const total = earlier.reduce((all, { sum }) => all + sum, 0)
  return {
    soFar: sums.find((one) => one.year === year)?.sum ?? 0,
    before: earlier.find((one) => one.year === year - 1)?.sum || undefined,
    mean: earlier.length < 2 ? undefined : { value: Math.round(total / earlier.length), years: earlier.length },
  }
}
