import { UsersPanel } from '@waldkerf/ui/screens/users/newcomers/UsersPanel'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { userList } from '@waldkerf/ui/screens/users/userList'
import { UsersScreen } from '@waldkerf/ui/screens/users/UsersScreen'
import { useNavigate } from 'react-router-dom'
import { missing } from '@waldkerf/app/data/loading/parts'
import { useClientChoices, usePeople } from '@waldkerf/app/data/users/people'
import { useRoleChanges } from '@waldkerf/app/data/users/roleChanges'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useToday } from '../dashboard/useToday.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { useNamedRoutes } from './namedRoutes.ts'
import { useRefusal } from './useRefusal.ts'
import { useInvite } from './useUsersActions.ts'

/** /users/index: all users, for administrators. Filter and order live in the address. */
export function UsersPage() {
  const navigate = useNavigate()
  const place = useListPlace(userList)
  const { people, links, access } = usePeople()
  const clients = useClientChoices()
  const routes = useNamedRoutes()
  const { pending, giveRole, undo, setRole } = useRoleChanges()
  const invitations = useInvite()
  const refuse = useRefusal()
  const today = useToday()
  return (
    <UsersScreen
      state={{
        ...place.state,
        people,
        missing: missing({ clients: links, access }),
        clients,
        pending,
        routes,
        userAddress: paths.user,
      }}
      actions={{
        ...place.actions,
        ...invitations,
        open: (userId) => void navigate(paths.user(userId)),
        giveRole,
        undo,
        refuse: (user) => void refuse(user),
        setRole,
        retry: () => people.status === 'failed' && people.retry(),
      }}
      newcomers={<UsersPanel users={mapLoadable(people, (rows) => [...rows])} today={today} />}
    />
  )
}
