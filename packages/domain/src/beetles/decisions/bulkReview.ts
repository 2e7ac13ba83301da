import { type BulkPlan, planBulk } from '@waldkerf/domain/bulk/planBulk'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { hasReporter } from '../people.ts'
import { type Blocker, findBlocker } from '../transitions.ts'

/** A decision or a species for many records at once. */
export type BulkReview = { kind: 'status'; status: BeetleStatus; message: string } | { kind: 'species'; art: number }

/** Why a record is left out of a bulk change. */
type ReviewSkip = Exclude<Blocker, 'confirm'> | 'unchanged' | 'nobodyToAsk'

export interface BulkReviewPlan extends BulkPlan<Beetle, ReviewSkip> {
  /** How many of the ready ones are public now and would not be afterwards. */
  withdrawn: number
}

function whyNot(beetle: Beetle, change: BulkReview): ReviewSkip | undefined {
  if (change.kind === 'species') return beetle.art === change.art ? 'unchanged' : undefined
  if (beetle.status === change.status) return 'unchanged'
  if (change.status === 'query' && !hasReporter(beetle)) return 'nobodyToAsk'
  const blocker = findBlocker(beetle.status, change.status, change.message, {
    confirmed: true,
    toNobody: !hasReporter(beetle),
  })
  return blocker === 'confirm' ? undefined : blocker
}

/** Sorts the chosen records into those that will be changed and those that are left out, and says why. */
export function planBulkReview(beetles: readonly Beetle[], change: BulkReview): BulkReviewPlan {
  const plan = planBulk(beetles, (beetle) => whyNot(beetle, change))
  return {
    ...plan,
    withdrawn: change.kind === 'status' ? plan.ready.filter(({ status }) => status === 'published').length : 0,
  }
}
