import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getUserAccount, getUserClients, setUserTeam } from '@waldkerf/domain/calls/users/userAdministration'
import { patchUser, updateUser } from '@waldkerf/domain/calls/users/users'
import type { UserAccount } from '@waldkerf/domain/entities/users/userAdministration'
import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { personFields } from '@waldkerf/domain/profile/person'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { confirmed } from '@waldkerf/domain/editing/confirmed'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { loadUser } from './person.ts'
import { isKeyOfUser, userKeys } from './userKeys.ts'
import { addUserToClient, connectUserToClient, disconnectUserFromClient } from '@waldkerf/domain/calls/clients'
import type { Client } from '../gateway/client.ts'

type Person = Pick<User, 'user_id' | 'email'>

/** Changes of the link between a user and a client, made on the pages of both. */
export const createLinkCalls = (gateway: Client) => ({
  connect: ({ user_id, email }: Person, clientId: number) =>
    gateway.call(connectUserToClient, { user_id, username: email, client_id: clientId }),
  disconnect: ({ user_id, email }: Person, clientId: number) =>
    gateway.call(disconnectUserFromClient, { user_id, username: email, client_id: clientId }),
  setCadastre: (userId: number, clientId: number, enabled: boolean) =>
    gateway.call(addUserToClient, { user_id: userId, client_id: clientId, kataster_enabled: enabled }),
})

/** The typed fields of a user. */
type PersonFields = Omit<CallPayload<typeof updateUser>, 'mail'>

interface Link {
  kataster_enabled: boolean
}

/**
 * The changes that administrators make to a user. The stored row is read again after every change, failed or not, and
 * before it counts as done, because the next change needs the new version.
 */
export function useUserChanges(userId: number) {
  const gateway = useGateway()
  const links = createLinkCalls(gateway)
  const refresh = useRefreshed()
  async function refreshed(change: Promise<unknown>): Promise<void> {
    await refresh(change, {
      first: [isKeyOfUser(userId)],
      later: [userKeys.all(), userKeys.links(), userKeys.rows()],
    })
  }
  /** A change of the person's row. */
  const changeRow = (send: () => Promise<unknown>, isStored: (row: User) => boolean) =>
    refreshed(confirmed({ send, read: () => loadUser(gateway, userId), isStored }))
  /** A change of the person's link to a client. */
  const changeLink = (send: () => Promise<unknown>, clientId: number, isRight: (link?: Link) => boolean) =>
    refreshed(
      confirmed({
        send,
        read: () => gateway.call(getUserClients, { user_id: userId }),
        isStored: (linked) => isRight(linked.find(({ client_id }) => client_id === clientId)),
      }),
    )
  return {
    save: (user: User, fields: PersonFields) =>
      changeRow(
        () => gateway.call(updateUser, { mail: user.email, ...fields }, { version: user.version }),
        (row) => personFields.every((name) => row[name] === fields[name]),
      ),
    setFlag: (user: User, flag: MailFlag, on: boolean) =>
      changeRow(
        () => gateway.call(patchUser, { [flag]: on }, { version: user.version, filters: { user_id: user.user_id } }),
        (row) => row[flag] === on,
      ),
    setTeam: ({ user_id, version }: UserAccount, isMember: boolean, isLeader: boolean) =>
      refreshed(
        confirmed({
          send: () => gateway.call(setUserTeam, { user_id, apus_team: isMember, apus_admin: isLeader }, { version }),
          read: () => gateway.call(getUserAccount, { user_id: userId }),
          isStored: (now) => now.apus_team === isMember && now.apus_admin === isLeader,
        }),
      ),
    connect: (user: User, clientId: number) =>
      changeLink(
        () => links.connect(user, clientId),
        clientId,
        (link) => link !== undefined,
      ),
    disconnect: (user: User, clientId: number) =>
      changeLink(
        () => links.disconnect(user, clientId),
        clientId,
        (link) => link === undefined,
      ),
    setCadastre: (user: User, clientId: number, enabled: boolean) =>
      changeLink(
        () => links.setCadastre(user.user_id, clientId, enabled),
        clientId,
        (link) => link?.kataster_enabled === enabled,
      ),
  }
}
