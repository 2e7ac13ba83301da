/** Contrast of two colours by WCAG 2.2 (relative luminance, SC 1.4.3 and 1.4.11). */

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** @param hex `#rrggbb` */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * @param a `#rrggbb`
 * @param b `#rrggbb`
 * @returns 1 (the same) to 21 (black on white), whichever is the darker
 */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}
