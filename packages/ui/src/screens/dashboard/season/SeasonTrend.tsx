import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { SeasonPicture } from './SeasonPicture.tsx'
import { useSeasonStatement } from './useSeasonStatement.ts'
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
 * until it is known.
 */
export function SeasonTrend({ counts, today }: SeasonTrendProps) {
  const t = useTexts(trendTexts)
  const statement = useSeasonStatement(counts, today)
  if (!counts) return <Statement>{t.where}</Statement>
  return (
    <Whole>
      <Statement>{statement || t.where}</Statement>
      <SeasonPicture counts={counts} today={today} />
    </Whole>
  )
}
