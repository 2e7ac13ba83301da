/** A small seeded generator (mulberry32): the same seed gives the same data on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    /** In [0, 1). */
    next,
    /** Whole number in [from, to]. */
    integer: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    /** Picks by weight. */
    weighted: <T>(list: readonly (readonly [T, number])[]): T => {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) {
        rest -= weight
        if (rest < 0) return value
      }
      return (list.at(-1) as readonly [T, number])[0]
    },
    /** Approximately normal with mean 0 and deviation 1 (sum of uniform numbers, so bounded). */
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  }
}

export type Random = ReturnType<typeof createRandom>
