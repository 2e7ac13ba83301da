import { contrast } from '@waldkerf/ui/theme/contrast'
import type { Undecided } from './contrastInPage.ts'

/** Share of the points that may be too weak: a letter over an edge behind it is still readable. */
const spared = 0.02

/** A picture's pixels, row by row. */
export interface Pixels {
  width: number
  height: number
  /** Numbers for each pixel, red, green and blue first. */
  channels: number
  data: ArrayLike<number>
}

const hex = (color: readonly number[]) =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/**
 * Judges a text by the pixels behind it.
 * @param behind the window without texts
 * @param points of the window at which the text is in view, at least one
 * @returns a sentence for people where it is too weak at more than a few of them
 */
export function weakness(
  { ink: [red, green, blue, opacity], needs, words }: Undecided,
  behind: Pixels,
  points: readonly (readonly [x: number, y: number])[],
): string | undefined {
  const ratios = points.map(([x, y]) => {
    const at = (Math.floor(y) * behind.width + Math.floor(x)) * behind.channels
    const ground = [0, 1, 2].map((channel) => behind.data[at + channel] ?? 0)
    const seen = [red, green, blue].map((value, channel) => opacity * value + (1 - opacity) * (ground[channel] ?? 0))
    return contrast(hex(seen), hex(ground))
  })
  const share = ratios.filter((ratio) => ratio < needs).length / ratios.length
  if (share <= spared) return undefined
  return `${words}: down to ${Math.min(...ratios).toFixed(1)} of ${needs}, too little at ${Math.round(share * 100)} %`
}
