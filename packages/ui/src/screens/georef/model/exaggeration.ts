/** Round factors, from which people choose. */
export const exaggerations = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const

/** Where nobody knows how long an arrow may be. */
const unsized = 50

/** The longest arrow takes at most this part of the sheet's shorter side: it is seen at once, and ends within the frame. */
const mostOfSide = 1 / 5

/**
 * How many times longer than in the scan residuals are drawn while nobody chooses: as far as the longest one lets them, so
 * that it is well seen on a good sheet as on a bad one. The factor stands beside the arrows, and the verdict in words.
 * @param residuals in pixels of the scan
 * @param size of the scan in pixels; null where it is not known
 */
export function fittingExaggeration(
  residuals: Iterable<{ residual: number }>,
  size: { width: number; height: number } | null,
): number {
  if (!size) return unsized
  const longest = Math.max(0, ...Array.from(residuals, ({ residual }) => residual).filter(Number.isFinite))
  const side = Math.min(size.width, size.height)
  // Residuals of nothing but rounding are no news.
  if (longest * (exaggerations.at(-1) ?? 1) < side / 500) return 1
  return exaggerations.findLast((times) => times * longest <= side * mostOfSide) ?? 1
}
