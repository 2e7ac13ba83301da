import { series } from './palette.ts'

/** Linear light of a channel, 0 to 1. */
const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Where the eye sees a colour: lightness and two axes of hue, by Oklab. */
function seenAt(hex: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255))
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ]
}

/** How far apart two colours look: 0 alike, 1 as black and white. */
export function colorDistance(a: string, b: string): number {
  const [from, to] = [seenAt(a), seenAt(b)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

/** Two series nearer than this are taken for one. */
const tooNear = 0.1

/**
 * The colours of a chart's series with a chosen colour first. The one that looks most like it gives its place to the
 * standard green, so that no two series look alike.
 * @param first the chosen colour, as it reads on the mode's cards
 */
export function themedSeries(first: string, mode: 'light' | 'dark') {
  const [green, ...others] = series[mode]
  const nearest = others.toSorted((a, b) => colorDistance(a, first) - colorDistance(b, first))[0]
  const isTaken = (one: string) => one === nearest && colorDistance(one, first) < tooNear
  const [series2, series3, series4, series5, series6] = others.map((one) => (isTaken(one) ? green : one))
  return { series1: first, series2, series3, series4, series5, series6 } as Record<
    `series${1 | 2 | 3 | 4 | 5 | 6}`,
    string
  >
}
