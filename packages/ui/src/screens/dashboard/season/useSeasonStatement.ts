import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { trendTexts } from '../panels.texts.ts'
import { seasonTrend } from './seasonTrend.ts'

/**
 * This year until its last full week against the same weeks of the year before; where there is nothing to compare with,
 * no change is said.
 * @param today `YYYY-MM-DD`, in Berlin
 * @returns '' while unknown, and where nothing was found
 */
export function useSeasonStatement(counts: readonly WeekCount[] | undefined, today: string): string {
  const t = useTexts(trendTexts)
  const format = useFormat()
  if (!counts) return ''
  const { soFar, before, year, week } = seasonTrend(counts, today)
  if (soFar === 0 && before === 0) return ''
  const percent = Math.round((100 * Math.abs(soFar - before)) / before)
  const change =
    percent === 0 ? t.same(year - 1) : soFar > before ? t.more(percent, year - 1) : t.fewer(percent, year - 1)
  return `${t.span(year, week)}: ${before === 0 ? t.soFar(format.number(soFar)) : change}`
}
