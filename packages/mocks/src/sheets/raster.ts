import type { Spot } from '../seed/maps/sheet.ts'

export const inks = { sepia: 0, blue: 1, red: 2, crease: 3 } as const
export type Ink = keyof typeof inks

/**
 * A drawing in four inks on paper of four tones. A pixel is one byte: its ink, its coverage (in sevenths), and the tone
 * of the paper, so that edges are smooth and a palette is enough.
 */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export const dotCoverage = (pixel: number) => (pixel >> 2) & 7
const fullCover = 7

/** @param fillRow writes the tones of the paper, 0 to 3, of one row */
export function createRaster(
  width: number,
  height: number,
  fillRow: (row: number, pixels: Uint8Array) => void,
): Raster {
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) fillRow(row, pixels.subarray(row * width, (row + 1) * width))
  return { width, height, pixels }
}

/** Covers a pixel by a part from 0 to 1; the ink with the larger coverage stays. */
function cover({ width, height, pixels }: Raster, x: number, y: number, part: number, ink: Ink) {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const cover = Math.round(Math.min(1, part) * fullCover)
  const at = y * width + x
  const old = pixels[at] ?? 0
  if (cover > 0 && cover >= dotCoverage(old)) pixels[at] = (inks[ink] << 5) | (cover << 2) | (old & 3)
}

/** A line with round ends. */
export function drawLine(raster: Raster, from: Spot, to: Spot, thickness: number, ink: Ink) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const radius = thickness / 2
  const isSteep = Math.abs(dy) > Math.abs(dx)
  // Steps along the longer axis, and across it over the line's thickness.
  const [start, end, side, rise] = isSteep
    ? [from[1], to[1], from[0], dx / dy]
    : [from[0], to[0], from[1], dy / (dx || 1)]
  const reach = (radius + 1) * Math.hypot(1, rise)
  const first = Math.floor(Math.min(start, end) - radius - 1)
  const last = Math.ceil(Math.max(start, end) + radius + 1)
  for (let step = first; step <= last; step += 1) {
    const middle = side + rise * (Math.min(Math.max(step + 0.5, Math.min(start, end)), Math.max(start, end)) - start)
    for (let other = Math.floor(middle - reach); other <= middle + reach; other += 1) {
      const [x, y] = isSteep ? [other, step] : [step, other]
      cover(raster, x, y, radius + 0.5 - awayFrom([x + 0.5, y + 0.5], from, to), ink)
    }
  }
}

export function drawPath(raster: Raster, spots: readonly Spot[], thickness: number, ink: Ink) {
  for (const [at, spot] of spots.entries()) {
    const next = spots[at + 1]
    if (next) drawLine(raster, spot, next, thickness, ink)
  }
}

/** A ring, or a disc if the thickness equals the radius. */
export function drawRing(raster: Raster, [cx, cy]: Spot, radius: number, thickness: number, ink: Ink) {
  for (let y = Math.floor(cy - radius - 2); y <= cy + radius + 2; y += 1) {
    for (let x = Math.floor(cx - radius - 2); x <= cx + radius + 2; x += 1) {
      const away = Math.hypot(x + 0.5 - cx, y + 0.5 - cy)
      cover(raster, x, y, Math.min(radius + 0.5 - away, away - (radius - thickness) + 0.5), ink)
    }
  }
}

/** Erases a disc, for symbols that stand on lines. */
export function clearDisc({ width, height, pixels }: Raster, [cx, cy]: Spot, radius: number) {
  for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(height - 1, cy + radius); y += 1) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(width - 1, cx + radius); x += 1) {
      if (Math.hypot(x + 0.5 - cx, y + 0.5 - cy) <= radius) pixels[y * width + x] = (pixels[y * width + x] ?? 0) & 3
    }
  }
}

const clamped = (part: number) => Math.min(1, Math.max(0, part))

function awayFrom([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay]
  const part = clamped(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}
