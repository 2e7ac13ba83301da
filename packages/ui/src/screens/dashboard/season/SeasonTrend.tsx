import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Sparkline } from '@waldkerf/ui/parts/Sparkline/Sparkline'
import { space } from '@waldkerf/ui/theme/tokens'
import { seasonTrend } from './seasonTrend.ts'
import { texts } from './SeasonPanel.texts.ts'

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  > span {
    flex: 1 1 0;
    text-wrap: pretty;
  }
  /* Two figures in a row leave no room for the line. */
  @container dashboard (width < 600px) {
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

/**
 * A year until its last full week against the same weeks of the year before, in words and as a line; the figure's plain
 * note until it is known. Where there is nothing to compare with, no change is said.
 */
export function SeasonTrend({ counts, today }: SeasonTrendProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const { soFar, before, year, week, weeks } = seasonTrend(counts ?? [], today)
  if (soFar === 0 && before === 0) return t.where
  const percent = Math.round((100 * Math.abs(soFar - before)) / before)
  const change =
    percent === 0 ? t.same(year - 1) : soFar > before ? t.more(percent, year - 1) : t.fewer(percent, year - 1)
  return (
    <Row>
      <span>
        {t.span(year, week)}: {before === 0 ? t.soFar(format.number(soFar)) : change}
      </span>
      <Sparkline values={weeks} />
    </Row>
  )
}
