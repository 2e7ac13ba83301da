import type { Beetle, BeetleStatus } from '../../entities/beetles.ts'
import { type Hindrance, hindranceOf } from '../transitions.ts'

/** What is to be done with many records at once. */
export type BulkChange = { kind: 'status'; status: BeetleStatus; message: string } | { kind: 'species'; art: number }

/** Why a record is left out of a bulk change. */
export type BulkSkip = Exclude<Hindrance, 'confirm'> | 'unchanged'

/** What a bulk change would do, before anything is sent. */
export interface BulkPlan {
  ready: readonly Beetle[]
  skipped: readonly { beetle: Beetle; why: BulkSkip }[]
  /** How many of the ready ones are public now and would not be afterwards. */
  withdrawn: number
}

function skipOf(beetle: Beetle, change: BulkChange): BulkSkip | undefined {
  if (change.kind === 'species') return beetle.art === change.art ? 'unchanged' : undefined
  if (beetle.status === change.status) return 'unchanged'
  // An empty message in the form leaves the record's own.
  const hindrance = hindranceOf(beetle.status, change.status, change.message || beetle.message, true)
  return hindrance === 'confirm' ? undefined : hindrance
}

/** Sorts the chosen records into what will be changed and what not, and says why. */
export function planBulk(beetles: readonly Beetle[], change: BulkChange): BulkPlan {
  const judged = beetles.map((beetle) => ({ beetle, why: skipOf(beetle, change) }))
  const ready = judged.flatMap(({ beetle, why }) => (why ? [] : beetle))
  return {
    ready,
    skipped: judged.flatMap(({ beetle, why }) => (why ? [{ beetle, why }] : [])),
    withdrawn: change.kind === 'status' ? ready.filter(({ status }) => status === 'published').length : 0,
  }
}
