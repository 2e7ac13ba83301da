import type { Position } from '@waldkerf/domain/georef/solver/types'
import { type GreyWindow, sampleGrey } from './greyWindow.ts'
import type { RoughCross } from './searchCross.ts'

export interface RefineOrder extends RoughCross {
  /** Pixels for each one of the image in which it was found: lines may be so much thicker. */
  scale: number
  /** How much a line must differ from the paper. */
  least: number
}

/** A line: a point on it and the way it goes, of length 1. */
interface Axis {
  at: Position
  way: Position
}

/** Stretches of an arm, from the centre outwards, in pixels of the scale: the further ones where the line goes on. */
const stretches = [
  [3, 10],
  [11, 18],
  [19, 26],
] as const
/** The profile of a line is taken so far to both sides, and its middle lies within so much of where it is expected. */
const [halfProfile, halfMiddle] = [4.5, 3]
const step = 0.5
/** Of the height of a profile: what is below is paper. */
const foot = 0.4
const rounds = 3
/** Lines that cross at other angles are no cross of a grid: cosine of 80 degrees. */
const mostSkew = 0.17

/** The centre of a cross, from the middles of its lines. @returns null where they are no lines, or do not cross squarely */
export function refineCross(window: GreyWindow, order: RefineOrder): Position | null {
  const { angle, arms, scale } = order
  let at = order.at
  let ways: [Position, Position] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ]
  for (let round = 0; round < rounds; round += 1) {
    const axes = ways.map((way, nr) => layAxis(window, order, { axis: { at, way }, arms: [arms[nr]!, arms[nr + 2]!] }))
    const [across, down] = axes
    const met = across && down && meeting(across, down)
    if (!met || Math.hypot(met[0] - order.at[0], met[1] - order.at[1]) > halfProfile * scale) return null
    at = met
    ways = [across.way, down.way]
  }
  return Math.abs(ways[0][0] * ways[1][0] + ways[0][1] * ways[1][1]) <= mostSkew ? at : null
}

interface Stretch {
  /** Along the axis, from the centre. */
  along: number
  /** Beside it, to the right of its way. */
  aside: number
}

/** The line that lies nearest to where an axis is expected, by its arms. @param arms whether it goes forth and back */
function layAxis(window: GreyWindow, order: RefineOrder, { axis, arms }: { axis: Axis; arms: readonly boolean[] }) {
  const found = arms.flatMap((isThere, nr) => (isThere ? armStretches(window, order, axis, nr === 0 ? 1 : -1) : []))
  const isWhole = arms.every((isThere, nr) => !isThere || found.some(({ along }) => along > 0 === (nr === 0)))
  // A line that ends here must be seen further: its way is not known from one stretch.
  if (!isWhole || found.length < 2) return undefined
  const { offset, slope } = straight(found)
  const [x, y] = axis.way
  const way: Position = [x - slope * y, y + slope * x]
  const length = Math.hypot(...way)
  return { at: [axis.at[0] - offset * y, axis.at[1] + offset * x], way: [way[0] / length, way[1] / length] } as Axis
}

/** The middles of an arm's stretches, as far as the line goes on straight. */
function armStretches(window: GreyWindow, order: RefineOrder, axis: Axis, sense: 1 | -1): Stretch[] {
  const found: Stretch[] = []
  let first: Middle | undefined
  for (const [from, to] of stretches) {
    const middle = profileMiddle(window, order, axis, [from * sense, to * sense])
    const isSame = !first || (middle && middle.height > first.height / 2)
    if (!middle || !isSame) break
    const last = found.at(-1)
    // A bend, or something else beside the line.
    if (last && Math.abs(middle.aside - last.aside) > 1.5 * order.scale) break
    first ??= middle
    found.push({ along: ((from + to) / 2) * sense * order.scale, aside: middle.aside })
  }
  return found
}

interface Middle {
  aside: number
  height: number
}

/** The middle of a line's profile on average over a stretch; undefined where no line stands out. */
function profileMiddle(
  window: GreyWindow,
  { scale, sign, least }: RefineOrder,
  { at, way: [x, y] }: Axis,
  [from, to]: readonly [number, number],
): Middle | undefined {
  const half = Math.round((halfProfile * scale) / step)
  const count = Math.round(Math.abs(to - from) * scale) + 1
  const sense = Math.sign(to - from)
  const values = Array.from({ length: 2 * half + 1 }, (_, nr) => {
    const aside = (nr - half) * step
    const row = Float64Array.from({ length: count }, (_none, place) => {
      const along = from * scale + place * sense
      return sampleGrey(window, [at[0] + along * x - aside * y, at[1] + along * y + aside * x])
    })
    return -sign * middleMean(row)
  })
  const edge = Math.max(2, Math.round(half / 5))
  const paper = (mean(values.slice(0, edge)) + mean(values.slice(-edge))) / 2
  const heights = values.map((value) => value - paper)
  const reach = Math.round((halfMiddle * scale) / step)
  const peak = highest(heights, half - reach, half + reach)
  const height = heights[peak]!
  if (height < least) return undefined
  let [weight, moment] = [0, 0]
  for (const nr of hill(heights, peak, foot * height)) {
    const over = heights[nr]! - foot * height
    weight += over
    moment += over * (nr - half) * step
  }
  return { aside: moment / weight, height }
}

/** The places around a peak that rise above a level without a gap. */
function hill(heights: readonly number[], peak: number, level: number): number[] {
  let [first, last] = [peak, peak]
  while (first > 0 && heights[first - 1]! > level) first -= 1
  while (last < heights.length - 1 && heights[last + 1]! > level) last += 1
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function highest(values: readonly number[], from: number, to: number): number {
  let best = from
  for (let at = from; at <= to; at += 1) if (values[at]! > values[best]!) best = at
  return best
}

const mean = (values: ArrayLike<number> & Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The mean of the middle half: a line that crosses here, or a letter, does not count. */
function middleMean(values: Float64Array): number {
  const quarter = values.length >> 2
  return mean(values.toSorted().subarray(quarter, values.length - quarter))
}

/** The straight line through stretches. */
function straight(stretches: readonly Stretch[]): { offset: number; slope: number } {
  const [along, aside] = [mean(stretches.map((one) => one.along)), mean(stretches.map((one) => one.aside))]
  let [squares, products] = [0, 0]
  for (const one of stretches) {
    squares += (one.along - along) ** 2
    products += (one.along - along) * (one.aside - aside)
  }
  const slope = products / squares
  return { offset: aside - slope * along, slope }
}

/** Where two lines meet. */
function meeting(one: Axis, other: Axis): Position | undefined {
  const [across, down] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  const area = one.way[0] * other.way[1] - one.way[1] * other.way[0]
  if (Math.abs(area) < 0.5) return undefined
  const along = (across * other.way[1] - down * other.way[0]) / area
  return [one.at[0] + along * one.way[0], one.at[1] + along * one.way[1]]
}
