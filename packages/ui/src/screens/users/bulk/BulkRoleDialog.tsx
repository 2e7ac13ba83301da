import type { User } from '@waldkerf/domain/entities/users'
import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { planBulkRoles } from '@waldkerf/domain/users/bulkRoles'
import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { useBulkRun } from '../../gis/bulk/run/useBulkRun.ts'
import { texts as roleTexts } from '../role/roles.texts.ts'
import type { UsersActions, UsersState } from '../usersTypes.ts'
import { BulkRolePreview } from './BulkRolePreview.tsx'
import { BulkRoleResults } from './BulkRoleResults.tsx'
import { texts } from './bulk.texts.ts'

export interface BulkRoleDialogProps {
  /** Everyone, so that an administrator is left. */
  all: readonly User[]
  chosen: readonly User[]
  routes: UsersState['routes']
  setRole: UsersActions['setRole']
  onClose: () => void
}

/** Gives many people one role: what it would change, and what became of each; those that failed can be tried again. */
export function BulkRoleDialog({ all, chosen: now, routes, setRole, onClose }: BulkRoleDialogProps) {
  const t = useTexts(texts)
  const { labels } = useTexts(roleTexts)
  const { number } = useFormat()
  // People change while the run goes on; the question was about those of before.
  const [{ everyone, chosen }] = useState({ everyone: all, chosen: now })
  const [status, setStatus] = useState<string>('ogf_citizens')
  const run = useBulkRun()
  const plan = planBulkRoles(everyone, chosen, status)
  const count = plan.ready.length
  const start = () => {
    const byId = new Map(plan.ready.map((user) => [user.user_id, user]))
    const work = async (id: number) => {
      const user = byId.get(id)
      if (user) await setRole(user, status)
    }
    run.start({ ids: [...byId.keys()], work })
  }
  const isWorking = run.progress?.state === 'running' || run.progress?.state === 'paused'
  const buttons = run.progress ? (
    <Button disabled={isWorking} onClick={onClose}>
      {t.close}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button variant="primary" disabled={count === 0} onClick={start}>
        {t.start(number(count), count === 1)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      wide
      onClose={() => !isWorking && onClose()}
      title={t.title(number(chosen.length), chosen.length === 1)}
      actions={buttons}
    >
      {run.progress ? (
        <BulkRoleResults people={plan.ready} progress={run.progress} actions={run.actions} />
      ) : (
        <>
          <Select label={t.role} value={status} onChange={(event) => setStatus(event.target.value)}>
            {knownStatuses.map((known) => (
              <option key={known} value={known}>
                {labels[known]}
              </option>
            ))}
          </Select>
          <BulkRolePreview plan={plan} status={status} routes={routes} />
        </>
      )}
    </Dialog>
  )
}
