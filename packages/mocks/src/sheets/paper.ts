import type { Random } from '../seed/random.ts'
import { createRaster, type Raster } from './raster.ts'

/** Stains across a sheet. */
const stains = 7

/** Old paper: darker along its rim, with stains as water leaves them. */
export function oldPaper(width: number, height: number, random: Random): Raster {
  const lattice = Array.from({ length: (stains + 2) ** 2 }, () => random.next())
  const at = (column: number, row: number) => lattice[row * (stains + 2) + column] ?? 0
  return createRaster(width, height, (row, pixels) => {
    const v = (row / height) * stains
    const [top, down] = [Math.floor(v), ease(v % 1)]
    for (let column = 0; column < width; column += 1) {
      const u = (column / width) * stains
      const [left, right] = [Math.floor(u), ease(u % 1)]
      const stain =
        (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) +
        (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down
      const rim = Math.min(column, width - column, row, height - row) / height
      pixels[column] =
        (stain > 0.78 ? 1 : 0) + (rim < 0.012 + 0.02 * stain ? 1 : 0) + (rim < 0.004 + 0.01 * stain ? 1 : 0)
    }
  })
}

const ease = (part: number) => part * part * (3 - 2 * part)
