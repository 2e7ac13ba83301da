import { storyDay } from '../seed/days.ts'
import { seedWorld, type World, type WorldSize } from '../seed/world.ts'

/** What the handlers answer from and write to: one world of rows, in memory. */
export interface MockState extends World {
  /** The day that new rows are dated with. */
  today: string
}

const worlds = new Map<string, World>()

/** A fresh copy of the example world; the world itself is made once per day and size. */
export function createState({
  today = storyDay,
  size = 'small',
}: { today?: string; size?: WorldSize } = {}): MockState {
  const key = `${today} ${size}`
  const world = worlds.get(key) ?? seedWorld({ today, size })
  worlds.set(key, world)
  return { today, ...structuredClone(world) }
}
