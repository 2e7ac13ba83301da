import type { ScanSize } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'
import type { Area } from './pictureSource.ts'

/** How a picture is turned, as EXIF counts it: from 1, upright, to 8. */
export type Turn = number

/** Rows and columns change places. */
const isSwapped = (turn: Turn) => turn >= 5
const flipsColumns = (turn: Turn) => [2, 3, 7, 8].includes(turn)
const flipsRows = (turn: Turn) => [3, 4, 6, 7].includes(turn)

/** The size of a stored picture once it stands upright. */
export const uprightSize = ({ width, height }: ScanSize, turn: Turn): ScanSize =>
  isSwapped(turn) ? { width: height, height: width } : { width, height }

/** Where a part of the upright picture lies in the stored one. */
export function storedArea({ left, top, width, height }: Area, stored: ScanSize, turn: Turn): Area {
  const [x, y, across, down] = isSwapped(turn) ? [top, left, height, width] : [left, top, width, height]
  return {
    left: flipsColumns(turn) ? stored.width - x - across : x,
    top: flipsRows(turn) ? stored.height - y - down : y,
    width: across,
    height: down,
  }
}

/** A block of a stored picture: pixels of four bytes. */
export interface StoredBlock extends ScanSize {
  pixels: Uint32Array
}

/** Writes a stored block upright. */
export function turnPixels({ pixels, width, height }: StoredBlock, turn: Turn, room: Uint32Array) {
  const upright = uprightSize({ width, height }, turn)
  const [swapped, columns, rows] = [isSwapped(turn), flipsColumns(turn), flipsRows(turn)]
  for (let y = 0, to = 0; y < upright.height; y += 1) {
    for (let x = 0; x < upright.width; x += 1, to += 1) {
      const [column, row] = swapped ? [y, x] : [x, y]
      room[to] = pixels[(rows ? height - 1 - row : row) * width + (columns ? width - 1 - column : column)]!
    }
  }
}
