import { getAllClients } from '@waldkerf/domain/calls/clients'
import { getPeople, getUserAccess } from '@waldkerf/domain/calls/users/people'
import { getUserClients } from '@waldkerf/domain/calls/users/userAdministration'
import { toUserRows, type UserRow } from '@waldkerf/domain/users/userFilter'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useUsers } from './users.ts'
import { toLoadable } from '../loading/loadable.ts'
import { userKeys } from './userKeys.ts'

interface People {
  people: Loadable<readonly UserRow[]>
  links: Loadable<unknown>
  access: Loadable<unknown>
}

/**
 * All users with clients and access data. Both are loaded separately, and users are listed where one of them fails, too; but
 * without the invitations it is not known who waits, so they are waited for.
 */
export function usePeople(): People {
  const gateway = useGateway()
  const users = useUsers()
  const links = toLoadable(useSWR(userKeys.links(), () => gateway.call(getUserClients, {})))
  const access = useUserAccess()
  const [known, linked, ways] = [shown(users), shown(links), shown(access)]
  const rows = useMemo(() => toUserRows(known ?? [], linked ?? [], ways ?? []), [known, linked, ways])
  const isKnown = access.status !== 'loading'
  return { people: isKnown ? mapLoadable(users, () => rows) : { status: 'loading' }, links, access }
}

/** All clients by name and id. */
export function useAllClients() {
  const gateway = useGateway()
  return toLoadable(useSWR(['clients', 'all'] as const, () => gateway.call(getAllClients, {})))
}

/** All clients, as choices; empty until loaded. */
export const useClientChoices = () => shown(useAllClients()) ?? []

/** Users' invitations, and since when they have an account. */
export function useUserAccess() {
  const gateway = useGateway()
  return toLoadable(useSWR(userKeys.access(), () => gateway.call(getUserAccess, {})))
}

/** The people with these ids and addresses, as far as known; for reviewers. */
export function usePersonNames(userIds: readonly number[], mails: readonly string[]) {
  const gateway = useGateway()
  const isAsked = userIds.length + mails.length > 0
  const key = isAsked ? userKeys.names(userIds, mails) : null
  return toLoadable(
    // Names are looked up by id and address, so earlier ones stay valid while more are loaded.
    useSWR(key, ([, , ids, mailed]) => gateway.call(getPeople, { user_ids: [...ids], mails: [...mailed] }), {
      keepPreviousData: true,
    }),
  )
}

/** Names by address; unknown addresses are missing. */
export function useNamesByMail(mails: readonly string[]): Readonly<Record<string, string>> {
  const asked = [...new Set(mails.filter((mail) => mail !== ''))].toSorted()
  const people = shown(usePersonNames([], asked)) ?? []
  return Object.fromEntries(people.flatMap(({ mail, name }) => (name === '' ? [] : [[mail, name]])))
}
