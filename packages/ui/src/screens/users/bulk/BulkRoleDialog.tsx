import type { User } from '@waldkerf/domain/entities/users/users'
import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { planBulkRoles } from '@waldkerf/domain/users/bulkRoles'
import { personName } from '@waldkerf/domain/users/personName'
import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangeDialog } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { roleTexts, bulkTexts } from '../UsersScreen.texts.ts'
import type { UsersActions, UsersState } from '../usersTypes.ts'
import { BulkRolePreview } from './BulkRolePreview.tsx'

export interface BulkRoleDialogProps {
  /** Everyone, so that an administrator is left. */
  all: readonly User[]
  chosen: readonly User[]
  routes: UsersState['routes']
  setRole: UsersActions['setRole']
  /** @param stored those that were changed */
  onClose: (stored: readonly number[]) => void
}

/** Gives many people one role: a preview, then each one's result; those that failed can be tried again. */
export function BulkRoleDialog({ all, chosen: now, routes, setRole, onClose }: BulkRoleDialogProps) {
  const t = useTexts(bulkTexts)
  const { labels } = useTexts(roleTexts)
  const { number } = useFormat()
  // The rows change during the run, but the person was asked about the former ones.
  const [{ everyone, chosen }] = useState({ everyone: all, chosen: now })
  const [status, setStatus] = useState<string>('ogf_citizens')
  const plan = planBulkRoles(everyone, chosen, status)
  const count = plan.ready.length
  const work = async (id: number) => {
    const user = plan.ready.find(({ user_id }) => user_id === id)
    if (user) await setRole(user, status)
  }
  return (
    <BulkChangeDialog
      title={t.title(number(chosen.length), chosen.length === 1)}
      words={{ start: t.start(number(count), count === 1), progress: t.progress, results: t.results }}
      ready={plan.ready.map((user) => ({ id: user.user_id, name: personName(user) }))}
      work={work}
      onClose={onClose}
    >
      <Select label={t.role} value={status} onChange={(event) => setStatus(event.target.value)}>
        {knownStatuses.map((known) => (
          <option key={known} value={known}>
            {labels[known]}
          </option>
        ))}
      </Select>
      <BulkRolePreview plan={plan} status={status} routes={routes} />
    </BulkChangeDialog>
  )
}
