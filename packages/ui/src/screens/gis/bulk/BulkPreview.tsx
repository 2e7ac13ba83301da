import type { BulkReviewPlan } from '@waldkerf/domain/beetles/decisions/bulkReview'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangePreview, usePlanLines } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { texts } from './bulk.texts.ts'

/** The expected effect of a bulk change, before anything is sent. */
export function BulkPreview({ plan }: { plan: BulkReviewPlan }) {
  const t = useTexts(texts)
  const words = { ready: t.ready, noneReady: t.noneReady, skipped: t.skipped }
  return <BulkChangePreview lines={usePlanLines(plan, words, { count: plan.withdrawn, say: t.withdrawn })} />
}
