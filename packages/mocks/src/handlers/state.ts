import { storyDay, storyInstant } from '../seed/days.ts'
import { seedWorld, type World, type WorldSize } from '../seed/world.ts'
import type { Remembered } from './door/repeats.ts'

/** What the handlers answer from and write to: one world of rows, in memory. */
export interface MockState extends World {
  /** The day that new rows are dated with. */
  today: string
  /** The instant that is written down. */
  now: string
  /** Answers of creating calls, by e-mail and Idempotency-Key. */
  keys: Map<string, Remembered>
}

const worlds = new Map<string, World>()

/** A fresh copy of the example world; the world itself is made once per day and size. */
export function createState({
  today = storyDay,
  now = storyInstant,
  size = 'small',
}: { today?: string; now?: string; size?: WorldSize } = {}): MockState {
  const key = `${today} ${size}`
  const world = worlds.get(key) ?? seedWorld({ today, size })
  worlds.set(key, world)
  return { today, now, keys: new Map(), ...structuredClone(world) }
}
