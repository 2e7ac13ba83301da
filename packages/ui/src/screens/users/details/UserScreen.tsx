import { may } from '@waldkerf/domain/roles/rights'
import { effectiveRole } from '@waldkerf/domain/roles/roles'
import type { User } from '@waldkerf/domain/entities/users/users'
import { invitedGroup } from '@waldkerf/domain/users/userFilter'
import { personName } from '@waldkerf/domain/users/personName'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Back, SkeletonGroup, Column, Columns, Head, Page } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { RecordFailure } from '@waldkerf/ui/parts/ErrorState/RecordFailure'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { RoleBadge } from '../role/RoleBadge.tsx'
import { ClientsCard } from './cards/ClientsCard.tsx'
import { InvitationCard } from './cards/account/InvitationCard.tsx'
import { HistoryCard } from './cards/HistoryCard.tsx'
import { MailCard } from './cards/account/MailCard.tsx'
import { PersonCard } from './cards/PersonCard.tsx'
import { RecordsCard } from './cards/RecordsCard.tsx'
import { TeamCard } from './cards/account/TeamCard.tsx'
import { requestKind } from '../requests/queueKinds.ts'
import { DecisionCard } from './role/DecisionCard.tsx'
import { RoleCard } from './role/RoleCard.tsx'
import { userTexts } from '../UsersScreen.texts.ts'
import type { UserActions, UserState } from './userTypes.ts'

export type * from './userTypes.ts'

const AsUserDialog = lazyPart(async () => (await import('./preview/AsUserDialog.tsx')).AsUserDialog)

export interface UserScreenProps {
  state: UserState
  actions: UserActions
  /** ErasureCard. */
  erasure?: ReactNode
}

/** One person, to be read: what waits for an answer, who it is, what the role allows, what was reported and changed; beside it clients and switches. */
export function UserScreen({ state, actions, erasure }: UserScreenProps) {
  const t = useTexts(userTexts)
  const user = shown(state.user)
  const [isLooking, setLooking] = useState(false)
  return (
    <Page>
      <Head>
        <Back to={state.addresses.list}>{t.back}</Back>
        <h1 tabIndex={-1}>{user ? personName(user) : t.title}</h1>
        {user && <RoleBadge status={isOnlyInvited(user, state) ? invitedGroup : user.app_status} />}
        {user && (
          <Button icon="users" onClick={() => setLooking(true)}>
            {t.asUser}
          </Button>
        )}
      </Head>
      {state.user.status === 'loading' && (
        <SkeletonGroup>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton height={240} />
          <Skeleton height={160} />
        </SkeletonGroup>
      )}
      {state.user.status === 'failed' && !user && (
        <RecordFailure
          failure={state.user}
          title={t.failed}
          missing={{ title: t.missing, list: { to: state.addresses.list, words: t.toList } }}
        />
      )}
      {user && <Cards user={user} state={state} actions={actions} erasure={erasure} />}
      <Suspense>
        {user && isLooking && <AsUserDialog user={user} routes={state.routes} onClose={() => setLooking(false)} />}
      </Suspense>
    </Page>
  )
}

/** Who has been invited and has not come yet. */
const isOnlyInvited = ({ app_status }: User, { invitedSince }: UserScreenProps['state']) =>
  invitedSince !== undefined && !may(effectiveRole(app_status), 'work')

function Cards({ user, state, actions, erasure }: UserScreenProps & { user: User }) {
  const waiting = requestKind(user, state.invitedSince !== undefined)
  const { app_status: status } = user
  const [last, setLast] = useState({ waiting, status })
  if (waiting && (waiting !== last.waiting || status !== last.status)) setLast({ waiting, status })
  // Its card stays once it is answered: it says what came of it, and nothing moves.
  const asked = waiting ?? (status === last.status ? undefined : last.waiting)
  return (
    <Columns>
      <Column>
        {state.invitedSince !== undefined && (
          <InvitationCard since={state.invitedSince} inviteAgain={actions.inviteAgain} />
        )}
        {asked && (
          <DecisionCard kind={asked} isOpen={waiting !== undefined} user={user} state={state} actions={actions} />
        )}
        <PersonCard user={user} isInvited={isOnlyInvited(user, state)} actions={actions} />
        <RoleCard user={user} isAsked={asked !== undefined} state={state} actions={actions} />
        <RecordsCard beetles={state.beetles} recordAddress={state.addresses.record} isCounted={asked !== undefined} />
        <HistoryCard history={state.history} />
      </Column>
      <Column>
        <ClientsCard clients={state.clients} choices={state.choices} actions={actions} />
        <TeamCard account={state.account} setTeam={actions.setTeam} />
        <MailCard
          user={user}
          soleMails={state.soleMails}
          refused={shown(state.account)?.mail_abgelehnt ?? null}
          setFlag={actions.setFlag}
        />
        {erasure}
      </Column>
    </Columns>
  )
}
