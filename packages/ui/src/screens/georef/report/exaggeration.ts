/** Part of the sheet's longer side that the longest arrow takes. */
const longest = 0.08

/**
 * How many times longer than in the scan residuals are drawn: a round number, so that the longest can be seen and stays
 * short of its neighbours.
 * @param largest residual in pixels
 * @param side longer side of the sheet in pixels
 */
export function exaggerationFor(largest: number, side: number): number {
  if (!(largest > 0) || !Number.isFinite(largest)) return 1
  const wanted = (side * longest) / largest
  const power = 10 ** Math.floor(Math.log10(wanted))
  const [round = 1] = [5, 2, 1].filter((digit) => digit * power <= wanted)
  return Math.max(1, round * power)
}
