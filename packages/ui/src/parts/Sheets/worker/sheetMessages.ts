import type { GridFile, SheetProblem } from '../sheetTypes.ts'

/** A sheet as the worker knows it: `key` differs for another file. */
export interface SheetFile {
  id: number
  key: string
  bytes: number
}

/** West, south, east, north in degrees. */
export type SheetBox = readonly [west: number, south: number, east: number, north: number]

/** From the page to the worker. `side` of a tile in pixels. */
export type SheetQuestion =
  | { type: 'tile'; job: number; sheets: readonly SheetFile[]; z: number; x: number; y: number; side: number }
  | { type: 'box'; job: number; sheet: SheetFile }
  /** The whole sheet; `side` of the longer side in pixels. */
  | { type: 'picture'; job: number; sheet: SheetFile; side: number }
  /** Once, before all others. */
  | { type: 'grids'; files: readonly GridFile[] }
  /** The answer to a question for bytes; null: they cannot be read. */
  | { type: 'bytes'; job: number; bytes: ArrayBuffer | null }

/** From the worker to the page. */
export type SheetAnswer =
  /** `box` null, `bitmap` null and `picture` null: nothing is there. */
  | { type: 'tile'; job: number; bitmap: ImageBitmap | null }
  | { type: 'box'; job: number; box: SheetBox | null }
  /** An address of data. */
  | { type: 'picture'; job: number; picture: string | null }
  | { type: 'read'; job: number; id: number; from: number; length: number }
  | { type: 'problem'; id: number; problem: SheetProblem }
