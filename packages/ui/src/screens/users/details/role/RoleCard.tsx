import type { User } from '@waldkerf/domain/entities/users/users'
import { effectiveRole, knownStatuses } from '@waldkerf/domain/roles/roles'
import { roleView } from '@waldkerf/domain/users/roleChange'
import { type FormEvent, useState } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Line, Quiet, Sub } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { RoleConsequences } from '@waldkerf/ui/screens/users/role/RoleConsequences'
import { roleTexts, userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import { useRoleName } from '@waldkerf/ui/screens/users/role/useRoleWord.ts'
import type { UserActions, UserState } from '../userTypes.ts'
import { PendingRole } from './PendingRole.tsx'
import { Form, Rights } from './RoleCard.styles.ts'

export interface RoleCardProps {
  user: User
  /** Another card has the answer that the person waits for, and what is given. */
  isAsked?: boolean
  state: Pick<UserState, 'routes' | 'pending' | 'isLastAdmin'>
  actions: Pick<UserActions, 'giveRole' | 'undo'>
}

const isKnown = (status: string) => knownStatuses.some((known) => known === status)

/** Rights of the role; another role is chosen when it is wanted, and can be taken back for a while. */
export function RoleCard({ user, isAsked = false, state, actions }: RoleCardProps) {
  const { role: t } = useTexts(userTexts)
  const words = useTexts(roleTexts)
  const roleName = useRoleName()
  const { pending, isLastAdmin } = state
  const [isChoosing, setChoosing] = useState(false)
  const box = useHandedFocus<HTMLDivElement>()
  const { app_status: status } = user
  const { rights } = roleView(state.routes, status)
  const role = roleName(effectiveRole(status))
  const mayChange = !isLastAdmin && pending === undefined
  return (
    <Card title={t.title}>
      <Sub>{isKnown(status) ? t.may(role) : t.unknown(role)}</Sub>
      <Rights>
        {rights.length === 0 && <Quiet as="li">{t.noRights}</Quiet>}
        {rights.map((right) => (
          <li key={right}>
            <Icon name="check" size={16} />
            {words.rights[right]}
          </li>
        ))}
      </Rights>
      <div ref={box}>
        {isLastAdmin && <Quiet>{t.lastAdmin}</Quiet>}
        {pending !== undefined && !isAsked && <PendingRole status={pending} onUndo={actions.undo} />}
        {mayChange && isChoosing && (
          <RoleForm
            user={user}
            routes={state.routes}
            onGive={(given) => {
              setChoosing(false)
              actions.giveRole(given)
            }}
            onClose={() => setChoosing(false)}
          />
        )}
        {mayChange && !isChoosing && (
          <Button variant={isAsked || isKnown(status) ? 'secondary' : 'primary'} onClick={() => setChoosing(true)}>
            {t.change}
          </Button>
        )}
      </div>
    </Card>
  )
}

interface RoleFormProps {
  user: User
  routes: UserState['routes']
  onGive: (status: string) => void
  onClose: () => void
}

function RoleForm({ user, routes, onGive, onClose }: RoleFormProps) {
  const t = useTexts(userTexts).role
  const roleName = useRoleName()
  const [status, setStatus] = useState(user.app_status)
  const isOther = status !== user.app_status
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isOther) onGive(status)
  }
  return (
    <Form onSubmit={onSubmit}>
      <Select label={t.choose} value={status} onChange={(event) => setStatus(event.target.value)}>
        {[...(isKnown(user.app_status) ? [] : [user.app_status]), ...knownStatuses].map((value) => (
          <option key={value} value={value}>
            {roleName(value)}
          </option>
        ))}
      </Select>
      {isOther && (
        <>
          <h3>{t.effect}</h3>
          <RoleConsequences routes={routes} from={user.app_status} to={status} />
        </>
      )}
      <Line>
        <Button type="submit" variant="primary" disabled={!isOther}>
          {t.give}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </Line>
    </Form>
  )
}
