import type { Mapping, Position } from '../solver/types.ts'

/** Coordinates as they stand along the edges of a sheet, or of four crosses of its grid. */
export interface SheetEdges {
  /** Eastings. */
  left: number
  right: number
  /** Northings. */
  top: number
  bottom: number
}

/** The corners in the order in which they are set. */
export const cornerNames = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
export type CornerName = (typeof cornerNames)[number]

/** The edge that contradicts the one opposite; null if none does. */
export function edgeFault({ left, right, top, bottom }: SheetEdges): 'right' | 'top' | null {
  if (left >= right) return 'right'
  return bottom >= top ? 'top' : null
}

/**
 * The four corners in the order of their names.
 * @param convert into the map's system; null: they are in it
 * @returns null where a corner lies outside of the system
 */
export function cornerPlaces({ left, right, top, bottom }: SheetEdges, convert: Mapping | null): Position[] | null {
  const corners: Position[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const places = convert ? corners.map(convert) : corners
  return places.every((place) => place.every(Number.isFinite)) ? places : null
}
