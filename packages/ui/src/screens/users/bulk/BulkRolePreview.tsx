import type { BulkRolePlan, RoleSkip } from '@waldkerf/domain/users/bulkRoles'
import { personName } from '@waldkerf/domain/users/personName'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { RoleConsequences } from '../role/RoleConsequences.tsx'
import { texts as roleTexts } from '../role/roles.texts.ts'
import type { UsersState } from '../usersTypes.ts'
import { From, People, Preview } from './BulkRoleDialog.styles.ts'
import { texts } from './bulk.texts.ts'

const reasons: readonly RoleSkip[] = ['unchanged', 'lastAdmin']

export interface BulkRolePreviewProps {
  plan: BulkRolePlan
  /** The new role. */
  status: string
  routes: UsersState['routes']
}

/** What a bulk change of roles would do, before anything is sent. */
export function BulkRolePreview({ plan, status, routes }: BulkRolePreviewProps) {
  const t = useTexts(texts)
  const { labels } = useTexts(roleTexts)
  const { number } = useFormat()
  const count = plan.ready.length
  const before = Map.groupBy(plan.ready, ({ app_status }) => app_status)
  return (
    <>
      <Preview role="status">
        <p>
          <Icon name={count > 0 ? 'check' : 'info'} size={16} />
          {count > 0 ? t.ready(number(count), count === 1) : t.noneReady}
        </p>
        {plan.demoted > 0 && (
          <p data-tone="warning">
            <Icon name="warning" size={16} />
            {t.demoted(number(plan.demoted))}
          </p>
        )}
        {reasons.map((why) => {
          const skipped = plan.skipped.filter((one) => one.why === why).length
          return (
            skipped > 0 && (
              <p key={why} data-tone="muted">
                <Icon name="minus" size={16} />
                {t.skipped[why](number(skipped))}
              </p>
            )
          )
        })}
      </Preview>
      {[...before].map(([from, people]) => (
        <From key={from}>
          <summary>{t.from(labels[from] ?? from, number(people.length))}</summary>
          <RoleConsequences routes={routes} from={from} to={status} />
          <People>{people.map(personName).join(', ')}</People>
        </From>
      ))}
    </>
  )
}
