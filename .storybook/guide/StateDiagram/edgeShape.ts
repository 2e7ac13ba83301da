export interface Point {
  x: number
  y: number
}

/** Width and height of every state's box, in px. */
export const box = { width: 176, height: 64 } as const

/** A line between two boxes: the curve, the head of its arrow as a triangle, and where its words stand. */
export interface EdgeShape {
  curve: string
  head: string
  label: Point
}

const gap = 4
const headLength = 9
const headWidth = 5

/** Where a line from a box's middle towards a point leaves the box, a little outside its edge. */
function boxEdge(middle: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y]
  const share = Math.min(
    (box.width / 2 + gap) / Math.max(Math.abs(dx), Number.EPSILON),
    (box.height / 2 + gap) / Math.max(Math.abs(dy), Number.EPSILON),
  )
  return { x: middle.x + dx * share, y: middle.y + dy * share }
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** The triangle whose tip is `end`, come to from `before`. */
function headAt(end: Point, before: Point): string {
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length }
  const foot = { x: end.x - along.x * headLength, y: end.y - along.y * headLength }
  const side = (sign: number) => ({ x: foot.x - along.y * headWidth * sign, y: foot.y + along.x * headWidth * sign })
  return `M${at(end)}L${at(side(1))}L${at(side(-1))}Z`
}

/** An arc that ends where it began. @param side 1 above the box, -1 below it */
function loop({ x, y }: Point, side: 1 | -1): EdgeShape {
  const edge = y - side * (box.height / 2 + gap)
  const peak = edge - side * 52
  const end = { x: x + 28, y: edge }
  const before = { x: x + 48, y: peak }
  return {
    curve: `M${at({ x: x - 28, y: edge })}C${at({ x: x - 48, y: peak })} ${at(before)} ${at(end)}`,
    head: headAt(end, before),
    label: { x, y: edge - side * 40 },
  }
}

/** A spot on the curve from `start` to `end`. @param share of the way, 0 to 1 */
function spotOn(start: Point, control: Point, end: Point, share: number): Point {
  const [first, second, third] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return {
    x: first * start.x + second * control.x + third * end.x,
    y: first * start.y + second * control.y + third * end.y,
  }
}

/**
 * @param from middle of the first box
 * @param to middle of the second one; the same object as `from` makes a loop
 * @param bend how far the curve swings out to the left of its way, in px; negative: to the right, a loop below its box
 * @param wordsAt where on the way its words stand, 0 to 1
 */
export function edgeShape(from: Point, to: Point, bend: number, wordsAt = 0.5): EdgeShape {
  if (from === to) return loop(from, bend < 0 ? -1 : 1)
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  // The control point swings twice as far as the curve.
  const swing = (2 * bend) / length
  const control = { x: middle.x + (to.y - from.y) * swing, y: middle.y - (to.x - from.x) * swing }
  const [start, end] = [boxEdge(from, control), boxEdge(to, control)]
  return {
    curve: `M${at(start)}Q${at(control)} ${at(end)}`,
    head: headAt(end, control),
    label: spotOn(start, control, end, wordsAt),
  }
}
