import type { ScanSize } from '../../scanTypes.ts'

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
