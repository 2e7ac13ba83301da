import { plainLayout, type TableLayout } from './tableLayout.ts'

/** A layout in a store: what someone arranged is there the next time. */

/** @param name of the table */
export const layoutKey = (name: string) => `waldkerf-table-${name}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const readEntries = <T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])))
    : {}

const isText = (value: unknown) => typeof value === 'string'
const isYesOrNo = (value: unknown) => typeof value === 'boolean'
const isWidth = (value: unknown): value is number => Number.isFinite(value)

function readSorts(value: unknown): TableLayout['sorts'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((sort: unknown) => {
    if (!isRecord(sort) || typeof sort['column'] !== 'string') return []
    return [{ column: sort['column'], direction: sort['direction'] === 'descending' ? 'descending' : 'ascending' }]
  })
}

/** @returns the valid parts of a stored layout: text from any version, or damaged, does no harm */
export function readLayout(text: string | null): TableLayout {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored)) return plainLayout
    const { order, shown, pinned, widths, sorts, density } = stored
    return {
      order: Array.isArray(order) ? order.filter(isText) : [],
      pinned: Array.isArray(pinned) ? pinned.filter(isText) : [],
      shown: readEntries(shown, isYesOrNo),
      widths: readEntries(widths, isWidth),
      sorts: readSorts(sorts),
      density: density === 'comfortable' || density === 'compact' ? density : undefined,
    }
  } catch {
    return plainLayout
  }
}
