import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { fixedNumber } from '@waldkerf/ui/screens/georef/model/shownNumber.ts'
import { verdictIcons } from '@waldkerf/ui/screens/georef/quality/quality.styles.ts'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../MapsScreen.texts.ts'

/** The verdict of the workplace on a map, and the error on the paper that it rests on. */
export function QualityCell({ judgement }: Pick<MapRow, 'judgement'>) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (!judgement?.verdict) return <span>–</span>
  const { verdict, reason } = judgement
  const millimetres = fixedNumber(judgement.millimetres ?? NaN, language, 2)
  return (
    <Verdict
      data-verdict={verdict}
      title={`${t.quality(millimetres)}${reason === 'layout' ? `. ${t.layout.text}` : ''}`}
    >
      <Icon name={verdictIcons[verdict]} size={16} />
      {t.verdicts[verdict]}
      <small>{reason === 'layout' ? t.layout.word : t.millimetres(millimetres)}</small>
    </Verdict>
  )
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
