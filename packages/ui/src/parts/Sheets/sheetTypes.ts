import type { Datum } from '@waldkerf/domain/georef/coordinates/systems'
import type { MapLayer } from '@waldkerf/domain/entities/maps/scans'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

/** A georeferenced sheet that maps can draw. */
export type Sheet = MapLayer

/**
 * Reads a part of a sheet's file. It may end before `length` where the file does.
 * @throws Error where it cannot be read
 */
export type ReadSheet = (sheet: Sheet, from: number, length: number) => Promise<ArrayBuffer>

/** A grid of datum shifts of the installation, as its file is. */
export interface GridFile {
  name: string
  datum: Datum
  bytes: ArrayBuffer
}

/** Where the bytes of sheets come from. Keep it stable. */
export interface SheetSource {
  read: ReadSheet
  /** Grids that are finer than the seven parameters of a system; absent: there are none. */
  grids?: (() => Promise<readonly GridFile[]>) | undefined
}

/** The sheets that the person may see. */
export interface Sheets {
  list: Loadable<readonly Sheet[]>
  /** Asks for the list, which is not read before. Keep it stable. */
  want: () => void
  source: SheetSource
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
