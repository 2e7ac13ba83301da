import { personName } from '@waldkerf/domain/users/personName'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { UserScreen } from '@waldkerf/ui/screens/users/details/UserScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useInvitations } from '@waldkerf/app/data/users/invitations'
import { useClientChoices } from '@waldkerf/app/data/users/people'
import { useRoleChanges } from '@waldkerf/app/data/users/roleChanges'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useRecordTitle } from '@waldkerf/app/shell/useRecordTitle'
import { Erasure } from './Erasure.tsx'
import { useNamedRoutes } from './namedRoutes.ts'
import { useRefusal } from './useRefusal.ts'
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
  const refuse = useRefusal()
  const navigate = useNavigate()
  const [isTyping, setTyping] = useState(false)
  useRecordTitle(person.user, personName, false)
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
        refuse: async () => {
          if (user && (await refuse(user))) void navigate(paths.users(), { replace: true })
        },
        inviteAgain: (key) => inviteAgain(userId, key),
      }}
      erasure={user && <Erasure user={user} isLastAdmin={person.isLastAdmin} />}
    />
  )
}
