import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../GeorefScreen.texts.ts'
import { fittingDigits, fixedNumber } from './shownNumber.ts'

/** Millimetres on the paper for a metre on the ground; null where the scale is not known. */
export function paperScale(
  assessment: Pick<Assessment, 'judgement' | 'ranking'> | undefined,
  type: TransformType,
): number | null {
  const metres = assessment?.ranking.find((rank) => rank.type === type)?.leaveOneOut
  const millimetres = assessment?.judgement.millimetres
  return metres && millimetres && Number.isFinite(millimetres / metres) ? millimetres / metres : null
}

/** Lengths in metres, in the verdict's unit: millimetres on the paper, or metres where the scale is not known. */
export function usePaperLength(assessment: Assessment | undefined, type: TransformType) {
  const t = useTexts(texts).assessment
  const language = useLanguage()
  const scale = paperScale(assessment, type)
  const onPaper = (metres: number) => metres * (scale ?? 1)
  // As the table of points has them, so that a point's error reads the same wherever it stands.
  const digits = fittingDigits(assessment?.misses.map(({ distance }) => onPaper(distance)) ?? [], 2)
  return {
    unit: scale === null ? 'm' : 'mm',
    onPaper,
    words(metres: number) {
      const figure = fixedNumber(onPaper(metres), language, digits)
      return scale === null ? t.metres(figure) : t.millimetres(figure)
    },
  }
}
