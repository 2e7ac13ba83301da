import type { Area } from '../coordinates/systems.ts'
import type { Message } from '../message.ts'
import { type DigitSlip, digitSlip } from '../plausibility/digits.ts'
import type { Finding } from '../plausibility/finding.ts'
import { plausibilityFindings } from '../plausibility/findings.ts'
import { type Measures, measureSheet, type SheetRecord } from '../plausibility/measures.ts'
import { judgeByError } from '../quality/judgeSheet.ts'
import { layoutFindings, type LayoutFinding } from '../quality/layout.ts'
import { leaveOneOut } from '../quality/leaveOneOut.ts'
import { type Outlier, findOutlier } from '../quality/outlier.ts'
import { rankTypes } from '../quality/ranking.ts'
import type { Judgement } from '../quality/verdict.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { type MixUp, findMixUp } from '../coordinates/mixUp.ts'

/** A mix-up and the numbers of the points that have it. */
type ZoneFinding = MixUp & { points: number[] }

/** Zones, systems and axes that do not fit, points with the same mistake together. Needs proj4: loaded on demand. */
export function zoneFindings(epsg: number, points: readonly FitPoint[], near: Area | null = null): ZoneFinding[] {
  const found = points.flatMap(({ nr, mapx, mapy }) => {
    const mixUp = findMixUp(epsg, [mapx, mapy], near)
    return mixUp ? { nr, mixUp } : []
  })
  const groups = Map.groupBy(found, ({ mixUp: { swapped, epsg } }) => `${swapped} ${epsg}`)
  return [...groups.values()].flatMap((group) =>
    group[0] ? { ...group[0].mixUp, points: group.map(({ nr }) => nr) } : [],
  )
}

export type AssessmentOrder = {
  type: TransformType
  points: readonly FitPoint[]
  sheet: SheetRecord
  /** Where the map must lie, if that is known. */
  near: Area | null
}

/** A ranked type without its fit, which a worker cannot send to the page. Errors in map units. */
export type TypeRank = {
  type: TransformType
  fitError: number | null
  leaveOneOut: number | null
  overfits: boolean
  recommended: boolean
  /** Why there is no fit of this type. */
  refusal: Message | null
}

/** All judgements on the current points. */
export type Assessment = {
  ranking: readonly TypeRank[]
  /** Of the chosen type. */
  judgement: Judgement
  /** The point that spoils the others, or that they predict worst; null where none can be left out. */
  worst: { nr: number; distance: number } | null
  /** How far each enabled point is from where the others predict it, in map units; by number. */
  misses: readonly { nr: number; distance: number }[]
  outlier: Outlier | null
  /** Of the point that is missed by most. */
  slip: DigitSlip | null
  findings: readonly Finding[]
  layout: readonly LayoutFinding[]
  zones: readonly ZoneFinding[]
  measures: Measures | null
}

/** A point is to blame if the error without it is below this part of the error with it. */
const clear = 0.1
const isClear = (found: Outlier | null) => found !== null && found.after < found.before * clear

/**
 * The point to look at first. One that is typed wrong bends a spline through few points so far that a right one seems to
 * miss by most: the point without which the others fit is to blame.
 */
function findWorst(misses: Assessment['misses'], outlier: Outlier | null, points: readonly FitPoint[]) {
  const blamed = isClear(outlier) ? outlier : findOutlier('helmert', points)
  const [farthest = null] = misses.toSorted((one, other) => other.distance - one.distance)
  return (isClear(blamed) && misses.find(({ nr }) => nr === blamed?.nr)) || farthest
}

/** All judgements on the points. Slow for many points, so it runs in a worker. */
export function assess({ type, points, sheet, near }: AssessmentOrder): Assessment {
  const left = leaveOneOut(type, points)?.misses ?? []
  const misses = left.map(({ nr, dx, dy }) => ({ nr, distance: Math.hypot(dx, dy) }))
  const outlier = findOutlier(type, points)
  const worst = findWorst(misses, outlier, points)
  const measures = measureSheet(points, sheet)
  const judged = judgeByError(points, sheet, measures)
  const ranking = rankTypes(points, (name, error) => judged(name, error, true).verdict === 'good')
  const chosen = ranking.find((rank) => rank.type === type)
  return {
    ranking: ranking.map(({ fit, ...rank }) => ({ ...rank, refusal: fit.ok ? null : fit.message })),
    judgement: judged(type, chosen?.leaveOneOut ?? null, chosen?.fit.ok ?? false),
    worst,
    misses,
    outlier,
    slip: worst ? digitSlip(worst.nr, points) : null,
    findings: plausibilityFindings(type, points, sheet),
    layout: layoutFindings(type, points, sheet.size),
    zones: sheet.epsg === null ? [] : zoneFindings(sheet.epsg, points, near),
    measures,
  }
}
