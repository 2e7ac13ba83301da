import type { BulkPlan, BulkSkip } from '@waldkerf/domain/beetles/decisions/bulk'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangePreview, type PreviewLine } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { texts } from './bulk.texts.ts'

const reasons: readonly BulkSkip[] = ['unchanged', 'notAllowed', 'messageMissing']

/** What a bulk change would do, before anything is sent. */
export function BulkPreview({ plan: { ready, withdrawn, skipped } }: { plan: BulkPlan }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const count = ready.length
  const lines: PreviewLine[] =
    count > 0 ? [{ tone: 'ready', text: t.ready(number(count), count === 1) }] : [{ tone: 'none', text: t.noneReady }]
  if (withdrawn > 0) lines.push({ tone: 'warning', text: t.withdrawn(number(withdrawn), withdrawn === 1) })
  for (const reason of reasons) {
    const left = skipped.filter(({ why }) => why === reason).length
    if (left > 0) lines.push({ tone: 'skipped', text: t.skipped[reason](number(left)) })
  }
  return <BulkChangePreview lines={lines} />
}
