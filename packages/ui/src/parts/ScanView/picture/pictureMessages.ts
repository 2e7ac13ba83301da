import type { TilePlace } from '../view/tiles.ts'

/** Why a picture cannot be shown. */
export type PictureProblem =
  /** Neither PNG, JPEG, WebP nor TIFF, or damaged. */
  | 'unreadable'
  /** More pixels than this browser takes. */
  | 'tooLarge'
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
