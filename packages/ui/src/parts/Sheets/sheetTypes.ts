import type { MapLayer } from '@waldkerf/domain/entities/maps/scans'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

/** A georeferenced sheet that maps can draw. */
export type Sheet = MapLayer

/**
 * Reads a part of a sheet's file. It may end before `length` where the file does.
 * @throws Error where it cannot be read
 */
export type ReadSheet = (sheet: Sheet, from: number, length: number) => Promise<ArrayBuffer>

/** The sheets that the person may see. */
export interface Sheets {
  list: Loadable<readonly Sheet[]>
  /** Asks for the list, which is not read before. Keep both functions stable. */
  want: () => void
  read: ReadSheet
}

/** How sheets lie on a map. */
export interface SheetLook {
  /** From 0 to 1. */
  opacity: number
  /** The part of the map's width, from its left edge, in which they are seen. */
  swipe: number
}

/** Why a sheet is not drawn. */
export type SheetProblem = 'unread' | 'unknownSystem' | 'lost'
