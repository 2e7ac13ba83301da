import type { Place } from './shelf.ts'

/** What became of a picture. A broken story has none, because it failed or does not come to rest. */
export const outcomes = ['changed', 'new', 'removed', 'broken', 'same'] as const
export type Outcome = (typeof outcomes)[number]

export interface Finding extends Place {
  outcome: Outcome
  /** How many pixels differ, and of how many. */
  pixels?: number
  of?: number
  /** Why a story is broken. */
  message?: string
}
