import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Sparkline } from '@waldkerf/ui/parts/Sparkline/Sparkline'
import { space } from '@waldkerf/ui/theme/tokens'
import { groupSeasons, seasonTrend } from './seasons.ts'
import { texts } from './SeasonPanel.texts.ts'

/** As high as the note whose place it takes. */
const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: 1lh;
  white-space: nowrap;

  /* Two figures in a row leave no room for the line. */
  @container dashboard (width < 480px) {
    svg {
      display: none;
    }
  }
`

interface SeasonTrendProps {
  /** Undefined while unknown. */
  counts: readonly WeekCount[] | undefined
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
}

/** This year against the last until the same week, in words and as a line; the figure's plain note until it is known. */
export function SeasonTrend({ counts, today }: SeasonTrendProps) {
  const t = useTexts(texts)
  const seasons = groupSeasons(counts ?? [], today)
  const trend = seasonTrend(seasons, today)
  if (!trend || trend.before === 0) return t.where
  const { soFar, before, year, week } = trend
  const percent = Math.round((100 * Math.abs(soFar - before)) / before)
  const change =
    percent === 0 ? t.same(year - 1) : soFar > before ? t.more(percent, year - 1) : t.fewer(percent, year - 1)
  const weeks = seasons[0]?.weeks.filter((count) => count !== null) ?? []
  return (
    <Row title={t.upTo(week)}>
      <span>{change}</span>
      <VisuallyHidden>{t.upTo(week)}</VisuallyHidden>
      <Sparkline values={weeks} />
    </Row>
  )
}
