import type { CornerName } from '@waldkerf/domain/georef/points/sheetCorners'
import { clicked } from '@waldkerf/domain/georef/workplace/pairing'
import { isWhole, type WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Judgement } from '@waldkerf/domain/georef/quality/verdict'
import type { Side } from '@waldkerf/domain/georef/workplace/workplace'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../GeorefScreen.texts.ts'

/** A pane of the workplace where points are set. */
export type Pane = 'scan' | 'map'

const panes: Readonly<Record<Side, Pane>> = { pixel: 'scan', map: 'map' }

/** The side of a point that the next click sets, and the pane where it is due. */
interface NextClick {
  pane: Pane
  /** Of a point that has one side already; undefined: a new one begins. */
  id: number | undefined
  nr: number
}

/** As `clicked` pairs them: the selected half point comes first, then the first one, then a new one. */
export function nextClick(points: readonly WorkPoint[], selected: number | undefined): NextClick {
  const half =
    points.find((point) => point.id === selected && !isWhole(point)) ?? points.find((point) => !isWhole(point))
  if (!half) return { pane: 'scan', id: undefined, nr: points.length + 1 }
  return { pane: panes[half.map === null ? 'map' : 'pixel'], id: half.id, nr: points.indexOf(half) + 1 }
}

/**
 * The pane to go on in after a click: the other one while the point lacks its place there, else the scan, where the next
 * point begins.
 */
export function paneAfter(points: readonly WorkPoint[], selected: number | undefined, side: Side): Pane {
  const change = clicked(points, selected, side, [0, 0])
  const other: Side = side === 'pixel' ? 'map' : 'pixel'
  const before = change.kind === 'place' ? points.find(({ id }) => id === change.id) : undefined
  return before?.[other] ? 'scan' : panes[other]
}

export interface Turn extends NextClick {
  /** The step, for people. */
  words: string
}

/**
 * The step as the panes show it.
 * @param judgement without a verdict there are too few points, and where they lie badly more are needed: another one
 *   comes before all else; a good one needs none
 */
export function shownTurn(turn: Turn, judgement: Pick<Judgement, 'verdict' | 'reason'> | undefined) {
  const isBegun = turn.id !== undefined
  const isNeeded = !judgement?.verdict || judgement.reason === 'layout'
  return !isBegun && judgement?.verdict === 'good' ? undefined : { ...turn, isNext: isBegun || isNeeded }
}

/** The next step of setting points, in words. @param cornerName of a point that is set on a corner of the sheet */
export function useTurn(
  points: readonly WorkPoint[],
  selected: number | undefined,
  cornerName: (id: number | undefined) => CornerName | undefined,
): Turn {
  const t = useTexts(texts).turn
  const next = nextClick(points, selected)
  const nr = String(next.nr)
  const corner = cornerName(next.id)
  if (corner && next.pane === 'scan') return { ...next, words: t.corner(nr, t.corners[corner]) }
  return { ...next, words: next.id === undefined ? t.first(nr) : t.other[next.pane](nr) }
}
