import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { SeasonPicture } from './SeasonPicture.tsx'
import { seasonTrend } from './seasonTrend.ts'
import { trendTexts } from '../panels.texts.ts'

const Whole = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space(3)};
  height: 100%;
`

const Statement = styled.p`
  font-size: ${fontSize(16)};
  font-weight: ${weight('medium')};
  line-height: 24px;
  text-wrap: pretty;
`

interface SeasonTrendProps {
  /** Undefined while unknown. */
  counts: readonly WeekCount[] | undefined
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
}

/**
 * A year until its last full week against the same weeks of the year before, in words and as a picture; a plain note
 * until it is known. Where there is nothing to compare with, no change is said.
 */
export function SeasonTrend({ counts, today }: SeasonTrendProps) {
  const t = useTexts(trendTexts)
  const format = useFormat()
  if (!counts) return <Statement>{t.where}</Statement>
  const { soFar, before, year, week } = seasonTrend(counts, today)
  const percent = Math.round((100 * Math.abs(soFar - before)) / before)
  const change =
    percent === 0 ? t.same(year - 1) : soFar > before ? t.more(percent, year - 1) : t.fewer(percent, year - 1)
  return (
    <Whole>
      <Statement>
        {soFar === 0 && before === 0
          ? t.where
          : `${t.span(year, week)}: ${before === 0 ? t.soFar(format.number(soFar)) : change}`}
      </Statement>
      <SeasonPicture counts={counts} today={today} />
    </Whole>
  )
}
