import type { User } from '@waldkerf/domain/entities/users/users'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Line, Quiet, Sub } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type QueueKind, queueKinds } from '@waldkerf/ui/screens/users/requests/queueKinds.ts'
import { RoleConsequences } from '@waldkerf/ui/screens/users/role/RoleConsequences'
import { useRoleName } from '@waldkerf/ui/screens/users/role/useRoleWord.ts'
import { texts as usersTexts, userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import { useReported } from '../cards/RecordsCard.tsx'
import type { UserActions, UserState } from '../userTypes.ts'
import { Decision } from './RoleCard.styles.ts'
import { PendingRole } from './PendingRole.tsx'

export interface DecisionCardProps {
  kind: QueueKind
  /** Nobody has answered yet. */
  isOpen: boolean
  user: User
  state: Pick<UserState, 'routes' | 'pending' | 'history' | 'beetles'>
  actions: Pick<UserActions, 'giveRole' | 'undo' | 'refuse'>
}

/** As high as the words that come. */
const toCome = '\u00A0'

/** A request that waits: since when, by whom with what record, what an answer does, and the answer. */
export function DecisionCard({ kind, isOpen, user, state, actions }: DecisionCardProps) {
  const { decision: t, records } = useTexts(userTexts)
  const { requests } = useTexts(usersTexts)
  const { day, instant } = useFormat()
  const roleName = useRoleName()
  const reported = useReported()
  const box = useHandedFocus<HTMLDivElement>()
  const { pending, routes } = state
  const history = shown(state.history)
  const beetles = shown(state.beetles)
  const { accept, refuse } = queueKinds[kind]
  const asked = history?.find(({ aenderungen }) => aenderungen.app_status?.[1] === user.app_status)?.zeit
  const since =
    kind === 'expert'
      ? asked && t.asked(instant(asked).slice(0, 10))
      : user.reg_date && t.registered(day(user.reg_date))
  const isKnown = [state.history, state.beetles].every(({ status }) => status !== 'loading')
  const known = [since, beetles && (beetles.length === 0 ? records.none : reported(beetles))].filter(Boolean)
  return (
    <Card title={t.titles[kind]}>
      <Decision ref={box}>
        <Quiet>{isKnown ? known.join(' · ') || toCome : toCome}</Quiet>
        {isOpen && (
          <>
            <div>
              <Sub>{t.effect[kind]}</Sub>
              <RoleConsequences routes={routes} from={user.app_status} to={accept} />
            </div>
            <Quiet>{t.refusing[kind]}</Quiet>
          </>
        )}
        {pending !== undefined ? (
          <PendingRole status={pending} onUndo={actions.undo} />
        ) : isOpen ? (
          <Line>
            <Button variant="primary" icon="check" onClick={() => actions.giveRole(accept)}>
              {requests[kind].accept}
            </Button>
            <Button icon="reject" onClick={() => (refuse ? actions.giveRole(refuse) : actions.refuse())}>
              {requests.refuse}
            </Button>
          </Line>
        ) : (
          <p role="status">{t.done(roleName(user.app_status))}</p>
        )}
      </Decision>
    </Card>
  )
}
