import type { ScanSize } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'
import type { TilePlace } from '@waldkerf/ui/parts/ScanView/view/tiles.ts'

/** Why a picture cannot be shown. */
export type PictureProblem =
  /** Neither PNG, JPEG, WebP nor TIFF, or damaged. */
  | 'unreadable'
  /** More pixels than this browser takes. */
  | 'tooLarge'
  /** A WebP that has to be decoded as a whole. */
  | 'largeWebp'
  /** A TIFF whose compression is not read here. */
  | 'compression'

/** Messages from the page to the worker. */
export type PictureQuestion = { type: 'open'; file: Blob } | { type: 'tile'; job: number; place: TilePlace }

export type PictureAnswer =
  | { type: 'opened'; width: number; height: number; overview: ImageBitmap }
  | { type: 'tile'; job: number; bitmap: ImageBitmap | null }
  /** How much is decoded, from 0 to 1. */
  | { type: 'progress'; part: number }
  | { type: 'failed'; problem: PictureProblem }

/** Inside the worker: why the picture cannot be shown. */
export class PictureFailure extends Error {
  override name = 'PictureFailure'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A part of a scan, in its pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** A scan whose pixels can be read part by part. */
export interface PictureSource {
  size: ScanSize
  /** A part of some rows costs as much as all of them: strips are decoded as a whole. */
  inRows: boolean
  /** @param room that the pixels may lie in, four bytes each. @throws PictureFailure */
  read: (area: Area, room?: Uint8ClampedArray<ArrayBuffer>) => Promise<ImageData>
  /** A small copy of the whole, where that needs no pass over all pixels. */
  drawOverview?: (size: ScanSize) => Promise<ImageBitmap>
  /** Gives back what it holds. */
  close: () => void
}

/** The rows of a picture one after the other, so that it takes the memory of a few. */
export interface PictureRows {
  size: ScanSize
  /** Writes the next rows, four bytes for each pixel, on white. @throws Error where the file ends or is damaged */
  read: (rows: number, room: Uint8ClampedArray) => Promise<void>
  close: () => void
}

/** Pixels of a picture that the browser decodes as a whole: four bytes for each, and a picture at once. */
export const mostAtOnce = 40e6
