import type { User } from '@waldkerf/domain/entities/users/users'
import { may } from '@waldkerf/domain/roles/rights'
import { asksToBecomeExpert, effectiveRole, knownStatuses } from '@waldkerf/domain/roles/roles'
import { roleView } from '@waldkerf/domain/users/roleChange'
import { type FormEvent, useState } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Line, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { type QueueKind, queueKinds } from '@waldkerf/ui/screens/users/requests/queueKinds.ts'
import { RoleConsequences } from '@waldkerf/ui/screens/users/role/RoleConsequences'
import { roleTexts, texts as usersTexts, userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import { useRoleName } from '@waldkerf/ui/screens/users/role/useRoleWord.ts'
import type { UserActions, UserState } from '../userTypes.ts'
import { Form, Rights } from './RoleCard.styles.ts'

export interface RoleCardProps {
  user: User
  state: Pick<UserState, 'routes' | 'pending' | 'isLastAdmin' | 'invitedSince'>
  actions: Pick<UserActions, 'giveRole' | 'undo' | 'refuse'>
}

/** The request that waits for an answer, if there is one. */
const requestKind = ({ app_status }: User, isInvited: boolean): QueueKind | undefined => {
  if (asksToBecomeExpert(app_status)) return 'expert'
  return isInvited || may(effectiveRole(app_status), 'work') ? undefined : 'registration'
}

/** Rights of the role, and the next answer; another role is chosen when it is wanted, and can be taken back for a while. */
export function RoleCard({ user, state, actions }: RoleCardProps) {
  const { role: t } = useTexts(userTexts)
  const words = useTexts(roleTexts)
  const { pending, isLastAdmin } = state
  const [isChoosing, setChoosing] = useState(false)
  const box = useHandedFocus<HTMLDivElement>()
  const { rights } = roleView(state.routes, user.app_status)
  const give = (status: string) => {
    setChoosing(false)
    actions.giveRole(status)
  }
  return (
    <Card title={t.title}>
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
        {pending !== undefined && <Pending status={pending} onUndo={actions.undo} />}
        {!isLastAdmin && pending === undefined && isChoosing && (
          <RoleForm user={user} routes={state.routes} onGive={give} onClose={() => setChoosing(false)} />
        )}
        {!isLastAdmin && pending === undefined && !isChoosing && (
          <Steps
            kind={requestKind(user, state.invitedSince !== undefined)}
            onGive={give}
            onRefuse={actions.refuse}
            onChoose={() => setChoosing(true)}
          />
        )}
      </div>
    </Card>
  )
}

interface StepsProps {
  kind: QueueKind | undefined
  onGive: (status: string) => void
  onRefuse: () => void
  onChoose: () => void
}

/** The answer to a request is the main step; any other role is a press away. */
function Steps({ kind, onGive, onRefuse, onChoose }: StepsProps) {
  const { role: t } = useTexts(userTexts)
  const { requests } = useTexts(usersTexts)
  const refuse = kind && queueKinds[kind].refuse
  return (
    <Line>
      {kind && (
        <>
          <Button variant="primary" icon="check" onClick={() => onGive(queueKinds[kind].accept)}>
            {requests[kind].accept}
          </Button>
          <Button onClick={() => (refuse ? onGive(refuse) : onRefuse())}>{requests.refuse}</Button>
        </>
      )}
      <Button variant={kind ? 'quiet' : 'secondary'} onClick={onChoose}>
        {t.change}
      </Button>
    </Line>
  )
}

function Pending({ status, onUndo }: { status: string; onUndo: () => void }) {
  const t = useTexts(userTexts).role
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
  onClose: () => void
}

function RoleForm({ user, routes, onGive, onClose }: RoleFormProps) {
  const t = useTexts(userTexts).role
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
