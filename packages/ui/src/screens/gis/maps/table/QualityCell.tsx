import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { fixedNumber } from '@waldkerf/ui/screens/georef/model/shownNumber.ts'
import { verdictIcons } from '@waldkerf/ui/screens/georef/quality/quality.styles.ts'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../MapsScreen.texts.ts'

/** Metres as fine as they say something. */
const errorDigits = (metres: number) => (metres < 10 ? 2 : metres < 100 ? 1 : 0)

export interface QualityCellProps extends Pick<MapRow, 'judgement'> {
  /** Beside the metres, on which the verdict rests. */
  withPaper?: boolean
}

/** The verdict of the workplace on a map, and its error on the ground. */
export function QualityCell({ judgement, withPaper = false }: QualityCellProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (!judgement?.verdict) return <span>–</span>
  const { verdict, reason } = judgement
  const ground = judgement.metres ?? NaN
  const metres = fixedNumber(ground, language, errorDigits(ground))
  const millimetres = fixedNumber(judgement.millimetres ?? NaN, language, 2)
  const isLayout = reason === 'layout'
  return (
    <Verdict data-verdict={verdict} title={`${t.quality(metres, millimetres)}${isLayout ? `. ${t.layout.text}` : ''}`}>
      <Icon name={verdictIcons[verdict]} size={16} />
      {t.verdicts[verdict]}
      <small>
        {[t.metres(metres), withPaper && t.onPaper(millimetres), isLayout && withPaper && t.layout.word]
          .filter(Boolean)
          .join(', ')}
      </small>
    </Verdict>
  )
}

/** An error in metres alone. */
export function Metres({ metres }: { metres: number | null | undefined }) {
  const language = useLanguage()
  return <span>{metres == null ? '–' : fixedNumber(metres, language, errorDigits(metres))}</span>
}

const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  white-space: nowrap;

  &[data-verdict='good'] {
    color: ${color.successText};
  }
  &[data-verdict='doubtful'] {
    color: ${color.warningText};
  }
  &[data-verdict='unusable'] {
    color: ${color.dangerText};
  }
  > small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
