import { groundFactor, measureSheet, type Measures, type SheetRecord } from '../plausibility/measures.ts'
import { fit } from '../solver/fit.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { layoutFindings } from './layout.ts'
import { leaveOneOut } from './leaveOneOut.ts'
import { type Judgement, judge } from './verdict.ts'

/** The judgement on a type by its leave-one-out error in map units, null with no point to spare. */
export function judgeByError(
  points: readonly FitPoint[],
  sheet: SheetRecord,
  measures: Measures | null = measureSheet(points, sheet),
) {
  const toMetres = groundFactor(sheet.epsg, points[0]?.mapy ?? 0)
  const scale = sheet.scale ?? measures?.scale ?? null
  return (type: TransformType, error: number | null, isFitted: boolean): Judgement =>
    judge({
      isFitted,
      error: error === null ? null : error * toMetres,
      scale,
      layout: layoutFindings(type, points, sheet.size),
    })
}

/** The judgement alone, for lists of many maps. */
export function judgeSheet(type: TransformType, points: readonly FitPoint[], sheet: SheetRecord): Judgement {
  const isFitted = fit(type, points).ok
  return judgeByError(points, sheet)(type, isFitted ? (leaveOneOut(type, points)?.error ?? null) : null, isFitted)
}
