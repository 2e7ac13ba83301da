import type { Message } from '../message.ts'
import { decimal } from '../script/decimal.ts'
import type { Fit } from '../solver/fit.ts'
import type { Mapping, TransformType } from '../solver/types.ts'
import { writtenNumber } from './numberText.ts'

/** A world file can hold one affine transformation alone. */
const affine: readonly TransformType[] = ['linear', 'helmert', 'polynomial1']

/** Long enough that the quotient keeps more digits than a coordinate has. */
const baseline = 16_384

/**
 * The six lines of a world file: A, D, B, E, then easting and northing of the middle of the first pixel. Null for
 * transformations that are not affine.
 */
export function writeWorldFile(found: Extract<Fit, { ok: true }>): string | null {
  if (!affine.includes(found.type)) return null
  const first = found.forward([0.5, -0.5])
  const right = found.forward([0.5 + baseline, -0.5])
  const below = found.forward([0.5, -0.5 - baseline])
  const steps = [right[0] - first[0], right[1] - first[1], below[0] - first[0], below[1] - first[1]]
  return [...steps.map((step) => step / baseline), ...first].map((value) => `${decimal(value)}\n`).join('')
}

export type ReadWorldFile = { ok: true; forward: Mapping } | { ok: false; message: Message }

const unreadable: Message = {
  de: 'Eine World-Datei hat sechs Zeilen mit je einer Zahl.',
  en: 'A world file has six lines with one number each.',
}

/** Reads a world file, with decimal point or comma. `forward` takes pixels with negative rows, as everywhere here. */
export function readWorldFile(text: string): ReadWorldFile {
  const lines = text.trim().split(/\s*[\r\n]\s*/)
  const numbers = lines.map(writtenNumber)
  const [a, d, b, e, c, f] = numbers
  if (numbers.length !== 6 || a == null || d == null || b == null || e == null || c == null || f == null) {
    return { ok: false, message: unreadable }
  }
  if (a * e - b * d === 0) return { ok: false, message: unreadable }
  const forward: Mapping = ([x, y]) => {
    const [right, down] = [x - 0.5, -y - 0.5]
    return [c + a * right + b * down, f + d * right + e * down]
  }
  return { ok: true, forward }
}

/** Name of the world file of a scan: `a.tif` has `a.tfw`, `a.jpeg` `a.jgw`; without an ending, `.wld`. */
export function worldFileName(scan: string): string {
  const ending = /\.([^./\\]+)$/.exec(scan)?.[1]
  if (ending === undefined) return `${scan}.wld`
  return `${scan.slice(0, -ending.length)}${ending.at(0)}${ending.at(-1)}w`
}
