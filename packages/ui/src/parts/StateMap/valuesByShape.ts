import { stateShapeId } from './stateNames.ts'

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
