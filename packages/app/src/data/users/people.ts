import { type UserRow, withClients } from '@waldkerf/domain/users/userFilter'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { peopleApi } from '../../api/users/people.ts'
import { useUsers } from '../office/users.ts'
import { useArea } from '../useArea.ts'
import { userKeys } from './userKeys.ts'

/** Everyone with their clients. The links come beside: without them people are listed all the same. */
export function usePeople(): Loadable<readonly UserRow[]> {
  const people = useArea(peopleApi)
  const users = useUsers()
  const links = useSWR(userKeys.links(), () => people.links())
  const known = shown(users)
  const rows = useMemo(() => withClients(known ?? [], links.data ?? []), [known, links.data])
  return mapLoadable(users, () => rows)
}

/** All clients, to choose from. */
export function useClientChoices() {
  const people = useArea(peopleApi)
  return useSWR(['clients', 'all'] as const, () => people.clients()).data ?? []
}
