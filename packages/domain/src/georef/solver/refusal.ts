import type { Message } from '../message.ts'
import { type FitPoint, leastPoints, type TransformType } from './types.ts'

type Reason = 'computing' | 'tooFew' | 'samePixel' | 'closePixel' | 'samePlace' | 'unsuitable'
/** Why there is no fit; `points` are the numbers of the points at fault, all enabled ones if none stands out. */
export type Refusal = { reason: Reason; points: number[]; message: Message }

/** There is no fit yet: a worker is computing it. */
export const computing: Refusal = {
  reason: 'computing',
  points: [],
  message: { de: 'Die Transformation wird berechnet.', en: 'The transformation is being computed.' },
}

/** Names the reason why these enabled points do not determine the type. */
export function findRefusal(type: TransformType, enabled: readonly FitPoint[]): Refusal {
  const least = leastPoints[type]
  if (enabled.length < least) {
    return {
      reason: 'tooFew',
      points: numbers(enabled),
      message: {
        de: `Zu wenige vermessene Punkte: ${enabled.length} von mindestens ${least}.`,
        en: `Too few surveyed points: ${enabled.length} of at least ${least}.`,
      },
    }
  }
  const samePixel = alike(enabled, ({ pixelx, pixely }) => `${pixelx} ${pixely}`)
  if (type === 'tps' && samePixel.length > 0) return named('samePixel', samePixel)
  const closePixel = type === 'tps' ? tooClose(enabled) : undefined
  if (closePixel) return named('closePixel', numbers(closePixel))
  const samePlace = alike(enabled, ({ mapx, mapy }) => `${mapx} ${mapy}`)
  if (type === 'tps' && samePlace.length > 0) return named('samePlace', samePlace)
  return named('unsuitable', numbers(enabled))
}

const words: Record<Exclude<Reason, 'computing' | 'tooFew'>, Message> = {
  samePixel: {
    de: 'liegen auf demselben Bildpunkt, haben aber verschiedene Koordinaten',
    en: 'lie on the same pixel but have different coordinates',
  },
  closePixel: {
    de: 'liegen weniger als 0,0001 Bildpunkte auseinander; so bestimmen sie keinen Spline',
    en: 'lie less than 0.0001 pixels apart and so determine no spline',
  },
  samePlace: {
    de: 'haben dieselben Koordinaten, liegen aber auf verschiedenen Bildpunkten',
    en: 'have the same coordinates but lie on different pixels',
  },
  unsuitable: {
    de: 'bestimmen diese Transformation nicht: Sie fallen zusammen oder liegen (fast) auf einer Linie oder Kurve',
    en: 'do not determine this transformation: they coincide or lie (nearly) on one line or curve',
  },
}

function named(reason: Exclude<Reason, 'computing' | 'tooFew'>, points: number[]): Refusal {
  const { de, en } = words[reason]
  const list = points.join(', ')
  return { reason, points, message: { de: `Die Punkte ${list} ${de}.`, en: `Points ${list} ${en}.` } }
}

/** In pixels. GDAL refuses such points, and no digit of a spline through them would be right. */
const leastDistance = 1e-4

/** The first two points that are too close for a spline; exact duplicates count once. */
export function tooClose(points: readonly FitPoint[]): readonly [FitPoint, FitPoint] | undefined {
  for (const [at, one] of points.entries()) {
    const other = points
      .slice(at + 1)
      .find(
        (point) =>
          Math.hypot(point.pixelx - one.pixelx, point.pixely - one.pixely) < leastDistance &&
          whole(point) !== whole(one),
      )
    if (other) return [one, other]
  }
  return undefined
}

function whole({ pixelx, pixely, mapx, mapy }: FitPoint): string {
  return [pixelx, pixely, mapx, mapy].join()
}

/** Points that share `key` but are not exact duplicates, which the spline counts once. */
function alike(points: readonly FitPoint[], key: (point: FitPoint) => string): number[] {
  const differs = (one: FitPoint) => points.some((other) => key(one) === key(other) && whole(one) !== whole(other))
  return numbers(points.filter(differs))
}

function numbers(points: readonly FitPoint[]): number[] {
  return points.map((point) => point.nr)
}
