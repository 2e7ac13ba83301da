import type { ImportKind, ImportState, PlanSummary } from './importTypes.ts'

/** How many rows are sent after the comparison. */
export function leftOver<K extends ImportKind>(
  plan: Pick<PlanSummary<K>, 'ready'>,
  { comparison, decision }: Pick<ImportState<K>, 'comparison' | 'decision'>,
): number {
  if (comparison.status !== 'done') return plan.ready
  return plan.ready - comparison.same - (decision.skipsNear ? comparison.near : 0)
}
