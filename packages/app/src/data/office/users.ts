import useSWR from 'swr'
import { officeUsersApi } from '../../api/office/users.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = { all: () => ['users', 'all'] as const }

/** Everyone; administrators alone. */
export function useUsers() {
  const users = useArea(officeUsersApi)
  return toLoadable(useSWR(keys.all(), () => users.all()))
}
