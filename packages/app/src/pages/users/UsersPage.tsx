import { UsersPanel } from '@waldkerf/ui/screens/users/newcomers/UsersPanel'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { UsersScreen } from '@waldkerf/ui/screens/users/UsersScreen'
import { useNavigate } from 'react-router-dom'
import { missing } from '../../data/loading/missing.ts'
import { useClientChoices, usePeople } from '../../data/users/people.ts'
import { useRoleChanges } from '../../data/users/roleChanges.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useToday } from '../dashboard/useToday.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { useNamedRoutes } from './namedRoutes.ts'
import { usersAddress } from './usersAddress.ts'
import { useInvite } from './useUsersActions.ts'

/** /users/index: everyone, for administrators. Filter and order live in the address. */
export function UsersPage() {
  const navigate = useNavigate()
  const place = useListPlace('users', usersAddress)
  const { people, links, access } = usePeople()
  const clients = useClientChoices()
  const routes = useNamedRoutes()
  const { pending, decide, undo, setRole } = useRoleChanges()
  const invitations = useInvite()
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
        decide,
        undo,
        setRole,
        retry: () => people.status === 'failed' && people.retry(),
      }}
      newcomers={<UsersPanel users={mapLoadable(people, (rows) => [...rows])} today={today} />}
    />
  )
}
