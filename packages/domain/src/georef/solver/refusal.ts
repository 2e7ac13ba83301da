import type { Message } from '../message.ts'
import { type FitPoint, leastPoints, type TransformType } from './types.ts'

export type Reason = 'tooFew' | 'samePixel' | 'samePlace' | 'unsuitable'
/** Why there is no fit; `points` are the numbers of the points at fault, all enabled ones if none stands out. */
export type Refusal = { reason: Reason; points: number[]; message: Message }

/** Names the reason why these enabled points do not determine the type. */
export function refusalOf(type: TransformType, enabled: readonly FitPoint[]): Refusal {
  const least = leastPoints[type]
  if (enabled.length < least) {
    return {
      reason: 'tooFew',
      points: numbers(enabled),
      message: {
        de: `Zu wenige aktive Punkte: ${enabled.length} von mindestens ${least}.`,
        en: `Too few enabled points: ${enabled.length} of at least ${least}.`,
      },
    }
  }
  const samePixel = alike(enabled, ({ pixelx, pixely }) => `${pixelx} ${pixely}`)
  if (type === 'tps' && samePixel.length > 0) return named('samePixel', samePixel)
  const samePlace = alike(enabled, ({ mapx, mapy }) => `${mapx} ${mapy}`)
  if (type === 'tps' && samePlace.length > 0) return named('samePlace', samePlace)
  return named('unsuitable', numbers(enabled))
}

const words: Record<Exclude<Reason, 'tooFew'>, Message> = {
  samePixel: {
    de: 'liegen auf demselben Bildpunkt, haben aber verschiedene Koordinaten',
    en: 'lie on the same pixel but have different coordinates',
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

function named(reason: Exclude<Reason, 'tooFew'>, points: number[]): Refusal {
  const { de, en } = words[reason]
  const list = points.join(', ')
  return { reason, points, message: { de: `Die Punkte ${list} ${de}.`, en: `Points ${list} ${en}.` } }
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
