import { toIsoWeek } from '@waldkerf/domain/dates/days'
import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'

/** One year's finds by calendar week; index 0 is week 1. Weeks that are still to come have none. */
export interface Season {
  year: number
  weeks: readonly (number | null)[]
}

/** How many years a chart can tell apart. */
const mostYears = 3

/**
 * The newest seasons, this year's first. This year is there even before its first find.
 * @param today `YYYY-MM-DD`
 */
export function groupSeasons(counts: readonly WeekCount[], today: string): Season[] {
  const now = toIsoWeek(today)
  const years = [...new Set([now.year, ...counts.map(({ jahr }) => jahr)])]
    .filter((year) => year <= now.year)
    .toSorted((a, b) => b - a)
    .slice(0, mostYears)
  const found = new Map(counts.map(({ jahr, woche, anzahl }) => [jahr * 100 + woche, anzahl]))
  const length = counts.some(({ jahr, woche }) => woche === 53 && years.includes(jahr)) ? 53 : 52
  return years.map((year) => ({
    year,
    weeks: Array.from({ length }, (_, index) =>
      year === now.year && index + 1 > now.week ? null : (found.get(year * 100 + index + 1) ?? 0),
    ),
  }))
}

/**
 * The newest of the years that have had this week, `2026-W21`.
 * @param index of the week, from 0
 */
export function latestWeek(seasons: readonly Season[], index: number): string | undefined {
  const season = seasons.find(({ weeks }) => typeof weeks[index] === 'number')
  return season && `${season.year}-W${String(index + 1).padStart(2, '0')}`
}
