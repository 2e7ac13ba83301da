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
