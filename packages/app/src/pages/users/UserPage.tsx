import { personName } from '@waldkerf/domain/users/personName'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { UserScreen } from '@waldkerf/ui/screens/users/details/UserScreen'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useInvitations } from '../../data/users/invitations.ts'
import { useClientChoices } from '../../data/users/people.ts'
import { useRoleChanges } from '../../data/users/roleChanges.ts'
import { paths } from '../../platform/routes/paths.ts'
import { pendingWrites, useUnsaved } from '../../platform/unsaved/unsaved.ts'
import { useRecordTitle } from '../../shell/useRecordTitle.ts'
import { useNamedRoutes } from './namedRoutes.ts'
import { usePerson, usePersonChanges } from './usePerson.ts'

/** /users/:user_id: one person, for administrators. */
export function UserPage() {
  const userId = Number(useParams()['user_id'])
  // Another person is another page: nothing typed for one is left for the next.
  return <PersonPage key={userId} userId={userId} />
}

function PersonPage({ userId }: { userId: number }) {
  const person = usePerson(userId)
  const changes = usePersonChanges(userId, person)
  const { pending, decide, undo } = useRoleChanges()
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
        decide: (status) => user && decide(user, status),
        undo: () => undo(userId),
        inviteAgain: (key) => inviteAgain(userId, key),
      }}
    />
  )
}
