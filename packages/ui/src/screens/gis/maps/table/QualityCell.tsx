import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { fixedNumber } from '@waldkerf/ui/screens/georef/model/shownNumber.ts'
import { verdictIcons } from '@waldkerf/ui/screens/georef/quality/quality.styles.ts'
import { color } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../MapsScreen.texts.ts'
import { TwoLines } from './cell.styles.ts'

/** Metres as fine as they say something. */
const errorDigits = (metres: number) => (metres < 10 ? 2 : metres < 100 ? 1 : 0)

/** Millimetres on the paper: beyond a hand's breadth nobody reads a hundredth. */
const paperDigits = (millimetres: number) => (millimetres < 100 ? 2 : 0)

export interface QualityCellProps extends Pick<MapRow, 'judgement'> {
  /** All that is known of it, not the reason of the verdict alone. */
  inFull?: boolean
}

/** The verdict of the workplace on a map with what it rests on: the error on the paper, or where the points lie. */
export function QualityCell({ judgement, inFull = false }: QualityCellProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (!judgement?.verdict) return <span>–</span>
  const { verdict, reason } = judgement
  const ground = judgement.metres ?? NaN
  const metres = fixedNumber(ground, language, errorDigits(ground))
  const paper = judgement.millimetres ?? NaN
  const millimetres = fixedNumber(paper, language, paperDigits(paper))
  const isLayout = reason === 'layout'
  const whole = [t.onPaper(millimetres), t.onGround(metres)].join(', ')
  return (
    <Verdict
      data-lines
      data-verdict={verdict}
      data-full={inFull || undefined}
      title={`${t.quality}: ${whole}${isLayout ? `. ${t.layout.text}` : ''}`}
    >
      <span>
        <Icon name={verdictIcons[verdict]} size={16} /> {t.verdicts[verdict]}
      </span>{' '}
      <small>
        {inFull
          ? `${isLayout ? `${t.layout.word}, ` : ''}${whole}`
          : isLayout
            ? t.layout.word
            : t.millimetres(millimetres)}
      </small>
    </Verdict>
  )
}

/** An error in metres alone. */
export function Metres({ metres }: { metres: number | null | undefined }) {
  const language = useLanguage()
  return <span>{metres == null ? '–' : fixedNumber(metres, language, errorDigits(metres))}</span>
}

const Verdict = styled(TwoLines)`
  &[data-full] > * {
    display: inline;
  }
  &[data-verdict='good'] {
    color: ${color.successText};
  }
  &[data-verdict='doubtful'] {
    color: ${color.warningText};
  }
  &[data-verdict='unusable'] {
    color: ${color.dangerText};
  }
`
