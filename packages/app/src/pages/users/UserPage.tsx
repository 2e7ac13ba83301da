import type { User } from '@waldkerf/domain/entities/users/users'
import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { texts } from '@waldkerf/ui/screens/profile/privacy/privacy.texts'
import { ErasureCard } from '@waldkerf/ui/screens/users/details/erasure/ErasureCard'
import { UserScreen } from '@waldkerf/ui/screens/users/details/UserScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useInvitations } from '@waldkerf/app/data/users/invitations'
import { useClientChoices } from '@waldkerf/app/data/users/people'
import { useErasure, usePersonReport } from '@waldkerf/app/data/users/privacy'
import { useRoleChanges } from '@waldkerf/app/data/users/roleChanges'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useRecordTitle } from '@waldkerf/app/shell/useRecordTitle'
import { useNamedRoutes } from './namedRoutes.ts'
import { usePerson, usePersonChanges } from './usePerson.ts'

/** /users/:user_id: one person, for administrators. */
export function UserPage() {
  const userId = Number(useParams()['user_id'])
  // A new component for each user, so that nothing typed for one appears for the next.
  return <PersonPage key={userId} userId={userId} />
}

function PersonPage({ userId }: { userId: number }) {
  const person = usePerson(userId)
  const changes = usePersonChanges(userId, person)
  const { pending, giveRole, undo } = useRoleChanges()
  const { inviteAgain } = useInvitations()
  const choices = useClientChoices()
  const routes = useNamedRoutes()
  const [isTyping, setTyping] = useState(false)
  useRecordTitle(person.user, personName)
  const user = shown(person.user)
  useUnsaved(user && isTyping ? personName(user) : undefined)
  return (
    <UserScreen
      state={{
        ...person,
        choices,
        routes,
        pending: pending.get(userId),
        addresses: { list: paths.users(), record: (id) => paths.gis({ record: id }) },
      }}
      actions={{
        ...changes,
        save: (fields) => pendingWrites.during(user ? personName(user) : '', changes.save(fields)),
        onTyping: setTyping,
        giveRole: (status) => user && giveRole(user, status),
        undo: () => undo(userId),
        inviteAgain: (key) => inviteAgain(userId, key),
      }}
      erasure={user && <Erasure user={user} isLastAdmin={person.isLastAdmin} />}
    />
  )
}

/** The person's data and their erasure, after which the page leads back to the list. */
function Erasure({ user, isLastAdmin }: { user: User; isLastAdmin: boolean }) {
  const { erased } = useTexts(texts).person
  const navigate = useNavigate()
  const { list, erase } = useErasure(user.user_id)
  const download = usePersonReport(user.user_id)
  return (
    <ErasureCard
      name={personName(user)}
      list={list}
      isLastAdmin={isLastAdmin}
      download={download}
      erase={async (key) => {
        await erase(key)
        notify({ tone: 'success', message: erased })
        void navigate(paths.users(), { replace: true })
      }}
    />
  )
}
