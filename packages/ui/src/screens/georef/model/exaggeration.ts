/** Round factors, from which people choose. */
export const exaggerations = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const

/**
 * How many times longer than in the scan residuals are drawn while nobody chooses: the same for every sheet, so that a
 * good one looks good beside a bad one. On a sheet of 60 cm an error at the limit of use (1.8 mm) is a seventh of its side.
 */
const usual = 50

/** The longest arrow takes at most this part of the sheet's shorter side, so that it ends within the frame. */
const mostOfSide = 1 / 4

/**
 * The usual factor, or as much less as the longest residual needs.
 * @param residuals in pixels of the scan
 * @param size of the scan in pixels; null where it is not known
 */
export function usualExaggeration(
  residuals: Iterable<{ residual: number }>,
  size: { width: number; height: number } | null,
): number {
  const longest = Math.max(0, ...Array.from(residuals, ({ residual }) => residual).filter(Number.isFinite))
  const side = size ? Math.min(size.width, size.height) : Infinity
  return exaggerations.findLast((times) => times <= usual && times * longest <= side * mostOfSide) ?? 1
}
