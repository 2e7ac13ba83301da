/**
 * A cubic Bézier easing as the path of a square drawing, time to the right and progress upwards.
 * @param easing as CSS writes it: `cubic-bezier(0.2, 0, 0, 1)`
 * @param side of the square, in px
 */
export function easingCurve(easing: string, side: number): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/-?[\d.]+/g) ?? []).map(Number)
  const at = (x: number, y: number) => `${x * side} ${(1 - y) * side}`
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`
}
