import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { UsersScreen } from '@waldkerf/ui/screens/users/UsersScreen'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { missing } from '../../data/missing.ts'
import { useClientChoices, usePeople } from '../../data/users/people.ts'
import { useRoleChanges } from '../../data/users/roleChanges.ts'
import { paths } from '../../routes/paths.ts'
import { useNamedRoutes } from './namedRoutes.ts'
import { readUsersAddress, type UsersAddress, writeUsersAddress } from './usersAddress.ts'
import { useInvite, useUserViews } from './useUsersActions.ts'

/** /users/index: everyone, for administrators. Filter and order live in the address. */
export function UsersPage() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { people, links } = usePeople()
  const clients = useClientChoices()
  const routes = useNamedRoutes()
  const { pending, decide, undo, setRole } = useRoleChanges()
  const invitations = useInvite()
  const address = readUsersAddress(query)
  const go = (next: URLSearchParams) => setQuery(next, { replace: true })
  const change = (part: Partial<UsersAddress>) => go(writeUsersAddress({ ...address, ...part }))
  const { views, actions: viewActions } = useUserViews(query, (next) => go(writeUsersAddress(readUsersAddress(next))))
  return (
    <UsersScreen
      state={{
        people,
        missing: missing({ clients: links }),
        clients,
        ...address,
        pending,
        views: shown(views) ?? [],
        routes,
        addressOf: paths.user,
      }}
      actions={{
        open: (userId) => void navigate(paths.user(userId)),
        setFilter: (filter) => change({ filter }),
        setSort: (sort) => change({ sort }),
        decide,
        undo,
        setRole,
        ...invitations,
        retry: () => people.status === 'failed' && people.retry(),
        views: viewActions,
      }}
    />
  )
}
