import {
  getUserAccount,
  getUserBeetles,
  getUserClients,
  getUserHistory,
} from '@waldkerf/domain/calls/users/userAdministration'
import { getUserRow, getUserRows } from '@waldkerf/domain/calls/users/users'
import type { User } from '@waldkerf/domain/entities/users/users'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import type { Client } from '../gateway/client.ts'
import { firstRow } from '../gateway/firstRow.ts'
import { toLoadable } from '../loading/loadable.ts'
import { toRecord } from '../loading/record.ts'
import { userKeys } from './userKeys.ts'

/** @throws ApiError 404 for an unknown id */
export const loadUser = (gateway: Client, userId: number): Promise<User> =>
  firstRow(gateway.call(getUserRow, {}, { filters: { user_id: userId } }))

/** One person's row. */
export function useUser(userId: number) {
  const gateway = useGateway()
  return toRecord(useSWR(userKeys.row(userId), ([, id]) => loadUser(gateway, id)))
}

/** Team flags and groups. */
export function useUserAccount(userId: number) {
  const gateway = useGateway()
  return toLoadable(useSWR(userKeys.account(userId), ([, user_id]) => gateway.call(getUserAccount, { user_id })))
}

/** The clients a person is linked to, by name. */
export function useUserClients(userId: number) {
  const gateway = useGateway()
  return toLoadable(useSWR(userKeys.clients(userId), ([, user_id]) => gateway.call(getUserClients, { user_id })))
}

/** The records that a person has reported, the newest first. */
export function useUserBeetles(userId: number) {
  const gateway = useGateway()
  return toLoadable(useSWR(userKeys.beetles(userId), ([, user_id]) => gateway.call(getUserBeetles, { user_id })))
}

/** The history of a person, the newest first. */
export function useUserHistory(userId: number) {
  const gateway = useGateway()
  return toLoadable(useSWR(userKeys.history(userId), ([, user_id]) => gateway.call(getUserHistory, { user_id })))
}

/**
 * The rows of all users, to see who else gets a mail and whether there is another administrator. Empty until loaded.
 */
export function useMailFlags() {
  const gateway = useGateway()
  return useSWR(userKeys.rows(), () => gateway.call(getUserRows, {})).data ?? []
}
