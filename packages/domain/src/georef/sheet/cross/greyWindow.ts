import type { Position } from '@waldkerf/domain/georef/solver/types'

/**
 * Brightness of a part of a scan, row by row. Places in it count columns to the right and rows down; halves are the
 * middles of pixels.
 */
export interface GreyWindow {
  width: number
  height: number
  grey: ArrayLike<number>
}

/** The value at a place, between its four pixels; beyond the edge, that of the edge. */
export function sampleGrey({ width, height, grey }: GreyWindow, [x, y]: Position): number {
  const [column, row] = [between(x - 0.5, width - 1), between(y - 0.5, height - 1)]
  const [left, top] = [Math.min(Math.floor(column), width - 2), Math.min(Math.floor(row), height - 2)]
  const [right, down] = [column - left, row - top]
  const at = top * width + left
  const upper = grey[at]! * (1 - right) + grey[at + 1]! * right
  const lower = grey[at + width]! * (1 - right) + grey[at + width + 1]! * right
  return upper * (1 - down) + lower * down
}

const between = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** Half as wide and high: each pixel is the mean of four. */
export function halved({ width, height, grey }: GreyWindow): GreyWindow {
  const [across, down] = [width >> 1, height >> 1]
  const small = new Float32Array(across * down)
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const at = row * 2 * width + column * 2
      small[row * across + column] = (grey[at]! + grey[at + 1]! + grey[at + width]! + grey[at + width + 1]!) / 4
    }
  }
  return { width: across, height: down, grey: small }
}

/** Each pixel with its neighbours, by 1 : 2 : 1 across and down: less noise, and a thin line that is turned has no steps. */
export function smoothed({ width, height, grey }: GreyWindow): GreyWindow {
  const across = new Float32Array(width * height)
  const both = new Float32Array(width * height)
  for (let at = 0; at < across.length; at += 1) {
    const column = at % width
    const [before, after] = [column > 0 ? at - 1 : at, column < width - 1 ? at + 1 : at]
    across[at] = (grey[before]! + 2 * grey[at]! + grey[after]!) / 4
  }
  for (let at = 0; at < both.length; at += 1) {
    const [above, below] = [at >= width ? at - width : at, at + width < both.length ? at + width : at]
    both[at] = (across[above]! + 2 * across[at]! + across[below]!) / 4
  }
  return { width, height, grey: both }
}

/** The noise of an image as the standard deviation of its pixels; lines and letters hardly count. */
export function noiseLevel({ width, height, grey }: GreyWindow): number {
  const differences: number[] = []
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column + apart < width; column += 3) {
      differences.push(Math.abs(grey[row * width + column]! - grey[row * width + column + apart]!))
    }
  }
  differences.sort((one, other) => one - other)
  return (differences[differences.length >> 1] ?? 0) / (medianPart * Math.SQRT2)
}

/** So far apart smoothed pixels know nothing of each other. */
const apart = 5
/** The median of the absolute values of a normal distribution, as a part of its standard deviation. */
const medianPart = 0.6745
