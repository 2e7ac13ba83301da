import type { Position } from '@waldkerf/domain/georef/solver/types'
import type { GreyWindow } from './greyWindow.ts'

export interface RoughCross {
  at: Position
  /** How far it is turned clockwise, in radians. */
  angle: number
  /** 1: darker than the paper; -1: lighter. */
  sign: 1 | -1
  /** To the right, down, to the left and up of it: whether a line leaves it there. */
  arms: readonly boolean[]
}

interface Search {
  near: Position
  reach: number
  /** How much an arm must differ from the paper on both its sides. */
  least: number
  corners: boolean
}

/** An arm is looked at from so far from the centre to so far, and the paper so far beside it, in pixels. */
const [from, to, beside] = [3, 10, 4]
const margin = to + beside
/** Degrees that a sheet may lie askew. */
const turns = [-8, -6, -4, -2, 0, 2, 4, 6, 8]
const quarters = [0, 1, 2, 3]
/** Arms of one cross are of one ink: beside strong ones a faint one is noise. */
const alike = 0.35
/** Two lines that meet are more often chance than four: a corner must stand out more. */
const cornerFactor = 2

/** The three rows of pixels of an arm: on it, and on both sides of it, as steps from the centre. */
type ArmSteps = readonly [on: Int32Array, left: Int32Array, right: Int32Array]

function armSteps(width: number, angle: number): ArmSteps {
  const [right, down] = [Math.cos(angle), Math.sin(angle)]
  const row = (aside: number) =>
    Int32Array.from({ length: to - from + 1 }, (_, at) => {
      const [x, y] = [(from + at) * right - aside * down, (from + at) * down + aside * right]
      return Math.round(y) * width + Math.round(x)
    })
  return [row(0), row(beside), row(-beside)]
}

function mean(grey: ArrayLike<number>, centre: number, steps: Int32Array): number {
  let sum = 0
  for (const step of steps) sum += grey[centre + step]!
  return sum / steps.length
}

/** How much darker an arm is than both its sides, or lighter where it is negative; an edge is neither. */
function contrast(grey: ArrayLike<number>, centre: number, [on, left, right]: ArmSteps): number {
  const line = mean(grey, centre, on)
  const [one, other] = [mean(grey, centre, left), mean(grey, centre, right)]
  const [dark, light] = [Math.min(one, other) - line, line - Math.max(one, other)]
  return dark >= light ? Math.max(0, dark) : -Math.max(0, light)
}

interface Judged extends Pick<RoughCross, 'sign' | 'arms'> {
  strength: number
}

/** A centre and a turn: its weakest arm, or the weaker arm of its best corner. */
function judge(contrasts: readonly number[], least: number, corners: boolean): Judged | undefined {
  const sign = Math.sign(contrasts.reduce((sum, one) => sum + one, 0)) < 0 ? -1 : 1
  const own = contrasts.map((one) => one * sign)
  const weakest = Math.min(...own)
  if (weakest >= Math.max(least, alike * Math.max(...own)))
    return { strength: weakest, sign, arms: quarters.map(() => true) }
  if (!corners) return undefined
  const pairs = quarters.map((quarter) => {
    const [one, other] = [own[quarter]!, own[(quarter + 1) % 4]!]
    return Math.min(one, other) < alike * Math.max(one, other) ? 0 : Math.min(one, other)
  })
  const best = pairs.indexOf(Math.max(...pairs))
  const strength = pairs[best]! / cornerFactor
  const arms = quarters.map((quarter) => quarter === best || quarter === (best + 1) % 4)
  return strength >= least ? { strength, sign, arms } : undefined
}

/** The pixel that most looks like the centre of a cross, one that is near rather than one far away. */
export function searchCross({ width, height, grey }: GreyWindow, search: Search): RoughCross | undefined {
  const { near, reach, least, corners } = search
  const ways = turns.map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { angle, arms: quarters.map((quarter) => armSteps(width, angle + (quarter * Math.PI) / 2)) }
  })
  let best: { cross: RoughCross; score: number } | undefined
  for (const row of around(near[1], reach, height)) {
    for (const column of around(near[0], reach, width)) {
      const at = [column + 0.5, row + 0.5] as const
      const away = Math.hypot(at[0] - near[0], at[1] - near[1])
      if (away > reach) continue
      for (const { angle, arms } of ways) {
        const judged = judge(contrastsAt(grey, row * width + column, { arms, least, corners }), least, corners)
        const score = judged ? judged.strength * (1 - away / reach / 2) : 0
        if (judged && score > (best?.score ?? 0)) best = { cross: { at, angle, ...judged }, score }
      }
    }
  }
  return best?.cross
}

interface Looked {
  arms: readonly ArmSteps[]
  least: number
  corners: boolean
}

/** Without corners nearly every pixel is refused by its first arm, and the others are not looked at. */
function contrastsAt(grey: ArrayLike<number>, centre: number, { arms, least, corners }: Looked): number[] {
  const contrasts = [0, 0, 0, 0]
  for (const quarter of quarters) {
    contrasts[quarter] = contrast(grey, centre, arms[quarter]!)
    if (!corners && Math.abs(contrasts[quarter]) < least) break
  }
  return contrasts
}

/** Whole numbers around a place whose arms lie inside. */
function around(middle: number, reach: number, side: number): number[] {
  const first = Math.max(margin, Math.floor(middle - reach))
  const last = Math.min(side - 1 - margin, Math.ceil(middle + reach))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
