/** A round length and how wide it is drawn. */
export interface Scale {
  metres: number
  /** px */
  width: number
}

/** @returns the longest of 1, 2 or 5 times a power of ten that is no wider than `most` px. */
export function chooseScale(metresPerPixel: number, most = 96): Scale {
  const longest = metresPerPixel * most
  const power = 10 ** Math.floor(Math.log10(longest))
  const metres = ([5, 2, 1].find((step) => step * power <= longest) ?? 1) * power
  return { metres, width: metres / metresPerPixel }
}

/** px that a finger may miss by. */
const miss = 6

/** Metres that a tap may be off, as a round number. */
export const tapWithin = (metresPerPixel: number): number => chooseScale(metresPerPixel, miss).metres

/** A place that may be so far off (m) tells nobody where to look. */
export const isRough = (within: number | undefined): within is number => within !== undefined && within >= 500

/** Degrees without the decimals that a tap cannot tell; the mark moves by less than a px. */
export const tappedDegrees = (degrees: number, within: number): number =>
  Number(degrees.toFixed(6 - Math.floor(Math.log10(within))))

export const lengthWords = (metres: number, number: (value: number) => string): string =>
  metres >= 1000 ? `${number(metres / 1000)}\u00A0km` : `${number(metres)}\u00A0m`

/** The words of large numbers. */
interface Units {
  thousands: (count: string) => string
  millions: (count: string) => string
}

/** @returns how a count is written where there is room for six characters: `9.999`, `120 Tsd.`, `1,2 Mio.` */
export function shortCount(number: (value: number) => string, { thousands, millions }: Units) {
  return (count: number): string => {
    if (count < 10_000) return number(count)
    if (count < 999_500) return thousands(number(Math.round(count / 1000)))
    return millions(number(Math.round(count / 100_000) / 10))
  }
}
