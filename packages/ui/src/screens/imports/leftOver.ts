import type { ImportKind, ImportState, PlanSummary } from './importTypes.ts'

/** How many rows do not come, and why: there already, perhaps there and left out, faulty. */
export function leftOut<K extends ImportKind>(
  plan: Pick<PlanSummary<K>, 'refused'>,
  { comparison, decision }: Pick<ImportState<K>, 'comparison' | 'decision'>,
) {
  const { same, near } = comparison.status === 'done' ? comparison : { same: 0, near: 0 }
  return { known: same, skipped: decision.skipsNear ? near : 0, refused: plan.refused }
}

/** How many rows are sent after the comparison. */
export function leftOver<K extends ImportKind>(
  plan: Pick<PlanSummary<K>, 'ready' | 'refused'>,
  state: Pick<ImportState<K>, 'comparison' | 'decision'>,
): number {
  const { known, skipped } = leftOut(plan, state)
  return plan.ready - known - skipped
}
