import type { Message } from '../message.ts'
import { leastPoints, type TransformType } from '../solver/types.ts'

/** The types as people read them. */
export const typeLabels: Record<TransformType, Message> = {
  linear: { de: 'Linear', en: 'Linear' },
  helmert: { de: 'Helmert', en: 'Helmert' },
  polynomial1: { de: 'Polynom 1', en: 'Polynomial 1' },
  polynomial2: { de: 'Polynom 2', en: 'Polynomial 2' },
  polynomial3: { de: 'Polynom 3', en: 'Polynomial 3' },
  tps: { de: 'Thin Plate Spline (TPS)', en: 'Thin Plate Spline (TPS)' },
  projective: { de: 'Projektiv', en: 'Projective' },
}

/** Everything that names a type, in small letters: its own word, its labels, the labels of QGIS, the flags of GDAL. */
const names = new Map<string, TransformType>([
  ...(Object.keys(leastPoints) as TransformType[]).flatMap((type) =>
    [type, typeLabels[type].de, typeLabels[type].en].map((name) => [name.toLowerCase(), type] as const),
  ),
  ...([1, 2, 3] as const).map((order) => [`-order ${order}`, `polynomial${order}`] as const),
  ['thin plate spline', 'tps'],
  ['-tps', 'tps'],
])

/**
 * Reads `karte.georef_typ`: the product's own words, the labels of QGIS and the flags of GDAL. Null for unknown text,
 * which is shown and kept as it is.
 */
export function parseTransformType(stored: string): TransformType | null {
  return names.get(stored.trim().replaceAll(/\s+/g, ' ').toLowerCase()) ?? null
}

/** The label of `karte.georef_typ`, or the unknown text itself. */
export function typeLabel(stored: string): Message {
  const type = parseTransformType(stored)
  return type ? typeLabels[type] : { de: stored, en: stored }
}
