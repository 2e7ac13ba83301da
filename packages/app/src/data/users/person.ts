import useSWR from 'swr'
import { personApi } from '../api/users/person.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { userKeys } from './userKeys.ts'

/** One person's row. */
export function useUser(userId: number) {
  const person = useArea(personApi)
  return toLoadable(useSWR(userKeys.row(userId), ([, id]) => person.one(id)))
}

/** Team flags and groups. */
export function useUserAccount(userId: number) {
  const person = useArea(personApi)
  return toLoadable(useSWR(userKeys.account(userId), ([, id]) => person.account(id)))
}

/** The clients a person is linked to, by name. */
export function useUserClients(userId: number) {
  const person = useArea(personApi)
  return toLoadable(useSWR(userKeys.clients(userId), ([, id]) => person.clients(id)))
}

/** What a person has reported, the newest first. */
export function useUserBeetles(userId: number) {
  const person = useArea(personApi)
  return toLoadable(useSWR(userKeys.beetles(userId), ([, id]) => person.beetles(id)))
}

/** What happened to a person, the newest first. */
export function useUserHistory(userId: number) {
  const person = useArea(personApi)
  return toLoadable(useSWR(userKeys.history(userId), ([, id]) => person.history(id)))
}

/** The rows of everyone: who else gets a mail, and whether another administrator is there. Empty until they are known. */
export function useMailFlags() {
  const person = useArea(personApi)
  return useSWR(userKeys.rows(), () => person.rows()).data ?? []
}
