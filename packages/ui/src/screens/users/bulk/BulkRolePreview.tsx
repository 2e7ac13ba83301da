import type { BulkRolePlan } from '@waldkerf/domain/users/bulkRoles'
import { personName } from '@waldkerf/domain/users/personName'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangePreview, usePlanLines } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { RoleConsequences } from '../role/RoleConsequences.tsx'
import { useRoleName } from '../role/useRoleWord.ts'
import type { UsersState } from '../usersTypes.ts'
import { From, People } from './BulkRoleDialog.styles.ts'
import { bulkTexts } from '../UsersScreen.texts.ts'

export interface BulkRolePreviewProps {
  plan: BulkRolePlan
  /** The new role. */
  status: string
  routes: UsersState['routes']
}

/** The expected effect of a bulk change of roles, before anything is sent. */
export function BulkRolePreview({ plan, status, routes }: BulkRolePreviewProps) {
  const roleName = useRoleName()
  const t = useTexts(bulkTexts)
  const { number } = useFormat()
  const words = { ready: t.ready, noneReady: t.noneReady, skipped: t.skipped }
  const before = Map.groupBy(plan.ready, ({ app_status }) => app_status)
  return (
    <>
      <BulkChangePreview lines={usePlanLines(plan, words, { count: plan.demoted, say: t.demoted })} />
      {[...before].map(([from, people]) => (
        <From key={from}>
          <summary>{t.from(roleName(from), number(people.length))}</summary>
          <RoleConsequences routes={routes} from={from} to={status} />
          <People>{people.map(personName).join(', ')}</People>
        </From>
      ))}
    </>
  )
}
