import type { BulkPlan, BulkSkip } from '@waldkerf/domain/beetles/decisions/bulk'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from './bulk.texts.ts'
import { Preview } from './BulkDialog.styles.ts'

const reasons: readonly BulkSkip[] = ['unchanged', 'notAllowed', 'messageMissing']

/** What a bulk change would do, before anything is sent. */
export function BulkPreview({ plan }: { plan: BulkPlan }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const count = plan.ready.length
  return (
    <div role="status">
      <Preview>
        <li>
          <Icon name={count > 0 ? 'check' : 'info'} size={16} />
          {count > 0 ? t.ready(number(count), count === 1) : t.noneReady}
        </li>
        {plan.withdrawn > 0 && (
          <li data-tone="warning">
            <Icon name="warning" size={16} />
            {t.withdrawn(number(plan.withdrawn), plan.withdrawn === 1)}
          </li>
        )}
        {reasons.map((why) => {
          const skipped = plan.skipped.filter((one) => one.why === why).length
          return (
            skipped > 0 && (
              <li key={why} data-tone="muted">
                <Icon name="minus" size={16} />
                {t.skipped[why](number(skipped))}
              </li>
            )
          )
        })}
      </Preview>
    </div>
  )
}
