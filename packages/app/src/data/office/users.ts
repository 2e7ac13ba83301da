import useSWR from 'swr'
import { officeUsersApi } from '../api/office/users.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { userKeys } from '../users/userKeys.ts'

/** Everyone; administrators alone. */
export function useUsers() {
  const users = useArea(officeUsersApi)
  return toLoadable(useSWR(userKeys.all(), () => users.all()))
}
