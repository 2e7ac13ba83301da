import type { BulkRolePlan, RoleSkip } from '@waldkerf/domain/users/bulkRoles'
import { personName } from '@waldkerf/domain/users/personName'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangePreview, type PreviewLine } from '@waldkerf/ui/parts/BulkChange/BulkChangePreview'
import { RoleConsequences } from '../role/RoleConsequences.tsx'
import { texts as roleTexts } from '../role/roles.texts.ts'
import type { UsersState } from '../usersTypes.ts'
import { From, People } from './BulkRoleDialog.styles.ts'
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
  const { labels } = useTexts(roleTexts)
  const t = useTexts(texts)
  const { number } = useFormat()
  const before = Map.groupBy(plan.ready, ({ app_status }) => app_status)
  return (
    <>
      <BulkChangePreview lines={useLines(plan)} />
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

/** The plan in sentences. */
function useLines({ ready, skipped, demoted }: BulkRolePlan): PreviewLine[] {
  const t = useTexts(texts)
  const { number } = useFormat()
  const count = ready.length
  const lines: PreviewLine[] =
    count > 0 ? [{ tone: 'ready', text: t.ready(number(count), count === 1) }] : [{ tone: 'none', text: t.noneReady }]
  if (demoted > 0) lines.push({ tone: 'warning', text: t.demoted(number(demoted), demoted === 1) })
  for (const reason of reasons) {
    const left = skipped.filter(({ why }) => why === reason).length
    if (left > 0) lines.push({ tone: 'skipped', text: t.skipped[reason](number(left), left === 1) })
  }
  return lines
}
