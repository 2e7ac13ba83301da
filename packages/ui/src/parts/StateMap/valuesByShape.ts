import { shapes } from './shapes.ts'

export interface StateValue {
  /** The Land as it is stored. */
  name: string
  value: number
  /** Read out and shown on hover: 'Bayern: 83 Funde'. */
  label: string
  to?: string | undefined
}

/** One value per outline. A Land that is stored in several spellings is one shape: summed, with all its labels. */
export function valuesByShape(values: readonly StateValue[]): ReadonlyMap<string, StateValue> {
  const byShape = new Map<string, StateValue>()
  for (const next of values) {
    const id = stateShapeId(next.name)
    if (id === undefined) continue
    const before = byShape.get(id)
    byShape.set(
      id,
      before ? { ...before, value: before.value + next.value, label: `${before.label}, ${next.label}` } : next,
    )
  }
  return byShape
}

const key = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[^a-z]/g, '')

/**
 * German abbreviations. A bare 'ST' is Sachsen-Anhalt here, though Steiermark uses it too: records of this product are
 * far more often German. Austrian Länder go by name.
 */
const abbreviations: Readonly<Record<string, string>> = Object.fromEntries(
  shapes.filter(({ id }) => id.startsWith('DE-')).map(({ id }) => [id.slice(3).toLowerCase(), id]),
)

const byName = new Map(shapes.flatMap(({ id, name }) => [[key(name), id] as const, [key(id), id] as const]))

/** The outline's id for a Land written with or without hyphens and umlauts, as an id, or as a German abbreviation. */
export function stateShapeId(name: string): string | undefined {
  const text = key(name)
  return byName.get(text) ?? abbreviations[text]
}
