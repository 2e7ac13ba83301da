import { addUserToClient, connectUserToClient, disconnectUserFromClient } from '@waldkerf/domain/calls/clients'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import {
  getUserAccount,
  getUserBeetles,
  getUserClients,
  getUserHistory,
  setUserTeam,
} from '@waldkerf/domain/calls/users/userAdministration'
import { getUserRow, getUserRows, patchUser, updateUser } from '@waldkerf/domain/calls/users/users'
import type { UserAccount } from '@waldkerf/domain/entities/users/userAdministration'
import type { MailFlag, User } from '@waldkerf/domain/entities/users/users'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** What of a person's data is typed. */
export type PersonFields = Omit<CallPayload<typeof updateUser>, 'mail'>

/** One person as the administration sees and changes it. One call, one function. */
export const personApi = (client: Client) => ({
  /** @throws ApiError 404 for a number of nobody */
  async one(userId: number): Promise<User> {
    const [user] = await client.call(getUserRow, {}, { filters: { user_id: userId } })
    if (!user) throw new ApiError('http', { status: 404 })
    return user
  },
  /** The rows of everyone, for what concerns more than one person. */
  rows: () => client.call(getUserRows, {}),
  account: (userId: number) => client.call(getUserAccount, { user_id: userId }),
  clients: (userId: number) => client.call(getUserClients, { user_id: userId }),
  beetles: (userId: number) => client.call(getUserBeetles, { user_id: userId }),
  history: (userId: number) => client.call(getUserHistory, { user_id: userId }),
  update: ({ email, version }: User, fields: PersonFields) =>
    client.call(updateUser, { mail: email, ...fields }, { version }),
  setFlag: ({ user_id, version }: User, flag: MailFlag, on: boolean) =>
    client.call(patchUser, { [flag]: on }, { version, filters: { user_id } }),
  setTeam: ({ user_id, version }: UserAccount, apus_team: boolean, apus_admin: boolean) =>
    client.call(setUserTeam, { user_id, apus_team, apus_admin }, { version }),
  connect: ({ user_id, email }: User, clientId: number) =>
    client.call(connectUserToClient, { user_id, username: email, client_id: clientId }),
  disconnect: ({ user_id, email }: User, clientId: number) =>
    client.call(disconnectUserFromClient, { user_id, username: email, client_id: clientId }),
  setCadastre: ({ user_id }: User, clientId: number, enabled: boolean) =>
    client.call(addUserToClient, { user_id, client_id: clientId, kataster_enabled: enabled }),
})
