import type { DigitSlip } from '@waldkerf/domain/georef/plausibility/digits'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../GeorefScreen.texts.ts'
import { paperScale, usePaperLength } from '../model/usePaperLength.ts'

/** The point that spoils a georeferencing is named with the verdict, not among the findings below it. */
export const isOutlierFirst = ({ judgement, outlier, worst }: Assessment): boolean =>
  judgement.reason === 'error' && judgement.verdict !== 'good' && outlier !== null && outlier.nr === worst?.nr

/** Another type is offered if it gains this part of the error, and as many millimetres on the paper as one reads. */
const gain = { part: 0.05, millimetres: 0.01 }

/** The type that predicts better than the one in use and is recommended; who changes to it must see what it gains. */
export function betterType(assessment: Assessment, current: TransformType): TypeRank | undefined {
  const { ranking } = assessment
  const error = ranking.find(({ type }) => type === current)?.leaveOneOut ?? Infinity
  const scale = paperScale(assessment, current)
  const least = Math.max(error * gain.part, scale === null ? 0 : gain.millimetres / scale)
  return ranking.find(({ recommended, leaveOneOut }) => recommended && isBelow(leaveOneOut, error, least))
}

const isBelow = (value: number | null, error: number, least: number) =>
  value !== null && (error === Infinity || error - value > least)

type TypeRank = Assessment['ranking'][number]

/** The first thing to mend; undefined where nothing needs to be. */
export type Mend = 'slip' | 'better' | 'outlier' | 'worst'

/** Swapped digits in a point that spoils the verdict stand with the verdict, in view. */
export const firstSlip = ({ slip, judgement }: Assessment) => (judgement.verdict === 'good' ? null : slip)

/** The change that puts swapped digits right. */
export function slipCure(work: Workplace, { nr, column, meant }: DigitSlip): Change {
  const { id = 0, map } = work.points[nr - 1] ?? {}
  const [east, north] = map ?? [0, 0]
  return { kind: 'place', id, side: 'map', at: column === 'mapx' ? [meant, north] : [east, meant] }
}

export function firstMend(assessment: Assessment, current: TransformType): Mend | undefined {
  const isUnusable = assessment.judgement.verdict === 'unusable'
  if (firstSlip(assessment)) return 'slip'
  if (betterType(assessment, current)) return 'better'
  if (isOutlierFirst(assessment)) return 'outlier'
  return isUnusable ? 'worst' : undefined
}

export interface OutlierCure {
  words: string
  label: string
  change: Change
}

/** In words how the others fit without the point that does not, and the change that leaves it out. */
export function useOutlierCure(work: Workplace, assessment: Assessment): OutlierCure | undefined {
  const t = useTexts(texts).assessment
  const { number } = useFormat()
  const { words } = usePaperLength(assessment, work.type)
  const { outlier } = assessment
  if (!outlier) return undefined
  const nr = number(outlier.nr)
  return {
    words: t.outlier(nr, words(outlier.before), words(outlier.after)),
    label: t.disable(nr),
    change: { kind: 'enable', ids: [work.points[outlier.nr - 1]?.id ?? 0], enable: false },
  }
}
