import type { User } from '@waldkerf/domain/entities/users/users'
import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { type FormEvent, useState } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Line, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { RoleConsequences } from '../../role/RoleConsequences.tsx'
import { useRoleName } from '../../role/useRoleWord.ts'
import { texts } from '../user.texts.ts'
import type { UserActions, UserState } from '../userTypes.ts'
import { Form } from './RoleCard.styles.ts'

export interface RoleCardProps {
  user: User
  state: Pick<UserState, 'routes' | 'pending' | 'isLastAdmin'>
  actions: Pick<UserActions, 'decide' | 'undo'>
}

/** The role and a choice of another: its consequences show before it is given, and for a while it can be taken back. */
export function RoleCard({ user, state, actions }: RoleCardProps) {
  const t = useTexts(texts).role
  const { pending, isLastAdmin } = state
  const box = useHandedFocus<HTMLDivElement>()
  return (
    <Card title={t.title}>
      <div ref={box}>
        {isLastAdmin && <Quiet>{t.lastAdmin}</Quiet>}
        {pending !== undefined && <Pending status={pending} onUndo={actions.undo} />}
        {!isLastAdmin && pending === undefined && (
          <RoleForm key={user.app_status} user={user} routes={state.routes} onGive={actions.decide} />
        )}
      </div>
    </Card>
  )
}

function Pending({ status, onUndo }: { status: string; onUndo: () => void }) {
  const t = useTexts(texts).role
  const roleName = useRoleName()
  return (
    <Line>
      <p role="status">{t.pending(roleName(status))}</p>
      <Button variant="quiet" icon="undo" onClick={onUndo}>
        {t.undo}
      </Button>
    </Line>
  )
}

interface RoleFormProps {
  user: User
  routes: UserState['routes']
  onGive: (status: string) => void
}

function RoleForm({ user, routes, onGive }: RoleFormProps) {
  const t = useTexts(texts).role
  const roleName = useRoleName()
  const [status, setStatus] = useState(user.app_status)
  const isKnown = knownStatuses.some((known) => known === user.app_status)
  const isOther = status !== user.app_status
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isOther) onGive(status)
  }
  return (
    <Form onSubmit={onSubmit}>
      <Select label={t.choose} value={status} onChange={(event) => setStatus(event.target.value)}>
        {[...(isKnown ? [] : [user.app_status]), ...knownStatuses].map((value) => (
          <option key={value} value={value}>
            {roleName(value)}
          </option>
        ))}
      </Select>
      {isOther && (
        <>
          <h3>{t.effect}</h3>
          <RoleConsequences routes={routes} from={user.app_status} to={status} />
          <Line>
            <Button type="submit" variant="primary">
              {t.give}
            </Button>
            <Button variant="quiet" onClick={() => setStatus(user.app_status)}>
              {t.cancel}
            </Button>
          </Line>
        </>
      )}
    </Form>
  )
}
