import type { Message } from '../message.ts'
import { rowsCountDown, withRowsTurned } from '../points/rowSense.ts'
import { fit } from '../solver/fit.ts'
import type { FitPoint } from '../solver/types.ts'
import { areaOfPixel } from '../sheet/folds.ts'
import type { Finding } from './finding.ts'

const messages = {
  rows: {
    de: 'Die Bildzeilen zählen nach unten statt nach oben (pixely ist nicht negativ). Das Blatt läge gespiegelt.',
    en: 'Rows count downwards, not upwards (pixely is not negative). The sheet would be mirrored.',
  },
  swapped: {
    de: 'Rechtswert und Hochwert sind vermutlich vertauscht: Das Blatt läge gespiegelt.',
    en: 'Easting and northing are probably swapped: the sheet would be mirrored.',
  },
  mirrored: {
    de: 'Das Blatt läge gespiegelt. Ist das Bild seitenverkehrt?',
    en: 'The sheet would be mirrored. Is the scan reversed?',
  },
} satisfies Record<string, Message>

/**
 * Why the sheet would lie mirrored, if it does by more than one point. A swapped pair of axes and rows that count the wrong way are both reflections; a
 * plan is rarely turned by more than 45°, so the one that leaves it upright is the likelier.
 */
export function axisFinding(points: readonly FitPoint[]): Finding | null {
  if (!isMirrored(points) || isOneSlip(points)) return null
  const reason = findReason(points)
  return { reason, message: messages[reason] }
}

/** Also false if the points do not determine a fit. */
function isMirrored(points: readonly FitPoint[]): boolean {
  const affine = fit('polynomial1', points)
  return affine.ok && areaOfPixel(affine.forward, [0, 0]) <= 0
}

/** Whether a single wrong point causes the mirroring: then neither axes nor rows are swapped. */
function isOneSlip(points: readonly FitPoint[]): boolean {
  const enabled = points.filter(({ enable }) => enable)
  return enabled.some((point) => {
    const others = enabled.filter((other) => other !== point)
    return fit('polynomial1', others).ok && !isMirrored(others)
  })
}

function findReason(points: readonly FitPoint[]): keyof typeof messages {
  if (rowsCountDown(points)) return 'rows'
  if (isUpright(points.map((point) => ({ ...point, mapx: point.mapy, mapy: point.mapx })))) return 'swapped'
  return isUpright(withRowsTurned(points)) ? 'rows' : 'mirrored'
}

function isUpright(points: readonly FitPoint[]): boolean {
  const found = fit('helmert', points)
  if (!found.ok) return false
  const [from, to] = [found.forward([0, 0]), found.forward([1000, 0])]
  return to[0] - from[0] > Math.abs(to[1] - from[1])
}
