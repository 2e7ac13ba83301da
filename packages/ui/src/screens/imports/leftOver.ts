import type { ImportState, PlanSummary } from './importTypes.ts'

/** How many finds are sent after the comparison. */
export function leftOver(
  plan: PlanSummary,
  { comparison, decision }: Pick<ImportState, 'comparison' | 'decision'>,
): number {
  if (comparison.status !== 'done') return plan.ready
  return plan.ready - comparison.same - (decision.skipsNear ? comparison.near : 0)
}
