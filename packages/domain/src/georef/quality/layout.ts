import type { Message } from '../message.ts'
import type { SheetSize } from '../sheet/pixels.ts'
import type { FitPoint, Position, TransformType } from '../solver/types.ts'
import { thickness } from './band.ts'
import { leverages } from './leverage.ts'

/** Area of the convex hull, by Andrew's chains from left to right and back. */
export function hullArea(positions: readonly Position[]): number {
  const sorted = positions.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
  const around = [...chain(sorted), ...chain(sorted.toReversed())]
  const twice = around.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = around[(at + 1) % around.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** One side of the hull without its last position, which begins the other. */
function chain(sorted: readonly Position[]): Position[] {
  const kept: Position[] = []
  for (const position of sorted) {
    while (kept.length >= 2 && turn(kept.at(-2), kept.at(-1), position) <= 0) kept.pop()
    kept.push(position)
  }
  return kept.slice(0, -1)
}

/** Positive for a turn to the left. */
function turn([ax, ay]: Position = [0, 0], [bx, by]: Position = [0, 0], [cx, cy]: Position): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/** Pairs of points with different coordinates that are less than `within` pixels apart, by number. */
function closePairs(points: readonly FitPoint[], within: number): [FitPoint, FitPoint][] {
  return points.flatMap((one, at) =>
    points.slice(at + 1).flatMap((other): [FitPoint, FitPoint][] => {
      const isClose = Math.hypot(one.pixelx - other.pixelx, one.pixely - other.pixely) < within
      const isSame = one.mapx === other.mapx && one.mapy === other.mapy
      return isClose && !isSame ? [[one, other]] : []
    }),
  )
}

type LayoutReason = 'narrow' | 'crowded' | 'essential' | 'close'
/** A weakness in the places of the points: the fit exists, but is uncertain. `points` are those it concerns. */
export type LayoutFinding = { reason: LayoutReason; points: number[]; message: Message }

/** Width over length of the cloud of points: below it they lie nearly on one line. */
const narrowest = 0.05
/** Part of the sheet within the points: below it most of the map is outside them. */
const leastPart = 0.2
/** For types of two points, their span over the sheet's diagonal. */
const leastSpan = 0.4
/** Part of a fit that one point alone decides. */
const decisive = 0.95

/**
 * Weaknesses in where the enabled points lie on the sheet, for a type that has a fit. Layouts without any fit are
 * refused by the solver.
 */
export function layoutFindings(
  type: TransformType,
  points: readonly FitPoint[],
  sheet: SheetSize | null,
): LayoutFinding[] {
  const enabled = points.filter((point) => point.enable)
  if (enabled.length < 2) return []
  const pixels = enabled.map(({ pixelx, pixely }) => [pixelx, pixely] as const)
  const isOfTwo = type === 'linear' || type === 'helmert'
  const all = enabled.map(({ nr }) => nr)
  const findings: LayoutFinding[] = []
  const more = morePoints(pixels, sheet)
  if (!isOfTwo && thickness(pixels) < narrowest) findings.push({ reason: 'narrow', points: all, message: narrow(more) })
  const part = sheet && (isOfTwo ? spanPart(pixels, sheet) / leastSpan : areaPart(pixels, sheet) / leastPart)
  if (part !== null && part < 1) findings.push({ reason: 'crowded', points: all, message: crowded(more) })
  return [...close(enabled), ...findings, ...essential(type, enabled, pixels)]
}

/** In pixels: two places nearer to each other are a mistake. */
const nearest = 0.3

function close(enabled: readonly FitPoint[]): LayoutFinding[] {
  return closePairs(enabled, nearest).map(([one, other]) => ({
    reason: 'close',
    points: [one.nr, other.nr],
    message: {
      de: `Die Punkte ${one.nr} und ${other.nr} liegen fast auf demselben Bildpunkt, haben aber verschiedene Koordinaten.`,
      en: `Points ${one.nr} and ${other.nr} lie nearly on the same pixel but have different coordinates.`,
    },
  }))
}

const narrow = (more: Message): Message => ({
  de: `Die Punkte liegen fast auf einer Linie; quer dazu ist die Transformation unsicher. ${more.de}`,
  en: `The points lie nearly on one line; across it the transformation is uncertain. ${more.en}`,
})
const crowded = (more: Message): Message => ({
  de: `Die Punkte liegen auf einem kleinen Teil des Blattes; außerhalb ist die Transformation unsicher. ${more.de}`,
  en: `The points lie on a small part of the sheet; outside it the transformation is uncertain. ${more.en}`,
})

/** Quarters of the sheet in reading order; rows count downwards from zero. */
const quarters: readonly (Message & { isLower: boolean; isRight: boolean })[] = [
  { de: 'oben links', en: 'at the upper left', isLower: false, isRight: false },
  { de: 'oben rechts', en: 'at the upper right', isLower: false, isRight: true },
  { de: 'unten links', en: 'at the lower left', isLower: true, isRight: false },
  { de: 'unten rechts', en: 'at the lower right', isLower: true, isRight: true },
]

/** Where points are missing: the quarters of the sheet without one. */
function morePoints(pixels: readonly Position[], sheet: SheetSize | null): Message {
  const empty = quarters.filter(({ isLower, isRight }) =>
    pixels.every(([x, y]) => !sheet || x > sheet.width / 2 !== isRight || -y > sheet.height / 2 !== isLower),
  )
  if (!sheet || empty.length === 0)
    return { de: 'Setzen Sie Punkte näher an den Ecken.', en: 'Set points nearer to the corners.' }
  const list = (language: keyof Message, and: string) =>
    empty
      .map((quarter) => quarter[language])
      .join(', ')
      .replace(/, (?!.*, )/, ` ${and} `)
  return { de: `Setzen Sie auch Punkte ${list('de', 'und')}.`, en: `Set points ${list('en', 'and')}, too.` }
}

/** Points that no other point checks. Empty when there is no redundant point, since then all are. */
function essential(type: TransformType, enabled: readonly FitPoint[], pixels: readonly Position[]): LayoutFinding[] {
  if (type === 'tps' || type === 'projective') return []
  const found = leverages(type, pixels)
  const nrs = enabled.flatMap(({ nr }, at) => (Math.max(...(found[at] ?? [0])) > decisive ? nr : []))
  if (nrs.length === 0 || nrs.length === enabled.length) return []
  const list = nrs.join(', ')
  const message =
    nrs.length === 1
      ? {
          de: `Punkt ${list} bestimmt die Transformation in seiner Umgebung allein; kein anderer prüft ihn.`,
          en: `Point ${list} alone determines the transformation around it; no other checks it.`,
        }
      : {
          de: `Die Punkte ${list} bestimmen die Transformation in ihrer Umgebung allein; kein anderer prüft sie.`,
          en: `Points ${list} alone determine the transformation around them; no other checks them.`,
        }
  return [{ reason: 'essential', points: nrs, message }]
}

function spanPart(pixels: readonly Position[], { width, height }: SheetSize): number {
  const spans = pixels.map(([x, y]) =>
    Math.max(...pixels.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY))),
  )
  return Math.max(...spans) / Math.hypot(width, height)
}

function areaPart(pixels: readonly Position[], { width, height }: SheetSize): number {
  return hullArea(pixels) / (width * height)
}
