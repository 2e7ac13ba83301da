import type { Message } from '../message.ts'
import { decimal } from '../script/decimal.ts'
import { fit } from '../solver/fit.ts'
import type { FitPoint } from '../solver/types.ts'

/** A coordinate that would fit if two neighbouring digits were exchanged. `column` is the one to change. */
export type DigitSlip = { nr: number; column: 'mapx' | 'mapy'; read: number; meant: number; message: Message }

/** The exchanged number must miss by a tenth of what the typed one misses, and the typed one by so many pixels. */
const better = 0.1
const leastPixels = 5

/**
 * Looks for swapped digits in the coordinates of one point, against the Helmert fit of the other enabled points. Null
 * if no exchange explains its residual, or the others are too few.
 */
export function digitSlip(nr: number, points: readonly FitPoint[]): DigitSlip | null {
  const point = points.find((one) => one.nr === nr)
  const others = points.filter((one) => one.enable && one.nr !== nr)
  const found = fit('helmert', others)
  if (!point || !found.ok || others.length < 3) return null
  const [east, north] = found.forward([point.pixelx, point.pixely])
  const beside = found.forward([point.pixelx + leastPixels, point.pixely])
  const least = Math.hypot(beside[0] - east, beside[1] - north)
  const slips = (['mapx', 'mapy'] as const).flatMap((column) => {
    const wanted = column === 'mapx' ? east : north
    const miss = Math.abs(point[column] - wanted)
    if (miss < least) return []
    const meant = exchanged(point[column]).find((value) => Math.abs(value - wanted) < miss * better)
    return meant === undefined ? [] : { nr, column, read: point[column], meant }
  })
  const [slip] = slips
  return slip ? { ...slip, message: slipMessage(slip) } : null
}

/** The number with each pair of neighbouring digits exchanged. */
function exchanged(value: number): number[] {
  const text = decimal(value)
  const places = Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => at)
  return places
    .filter((at) => /^\d\d$/.test(text.slice(at, at + 2)) && text[at] !== text[at + 1])
    .map((at) => Number(`${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`))
}

function slipMessage({ nr, column, read, meant }: Omit<DigitSlip, 'message'>): Message {
  const [de, en] = column === 'mapx' ? ['Rechtswert', 'easting'] : ['Hochwert', 'northing']
  return {
    de: `Punkt ${nr}: Im ${de} ${withComma(read)} sind vielleicht zwei Ziffern vertauscht; ${withComma(meant)} würde passen.`,
    en: `Point ${nr}: two digits of the ${en} ${decimal(read)} may be swapped; ${decimal(meant)} would fit.`,
  }
}

/** All digits as one types them in German. */
const withComma = (value: number) => decimal(value).replace('.', ',')
