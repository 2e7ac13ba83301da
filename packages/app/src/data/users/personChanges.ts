import type { UserAccount } from '@waldkerf/domain/entities/users/userAdministration'
import type { MailFlag, User } from '@waldkerf/domain/entities/users/users'
import { personFields } from '@waldkerf/domain/profile/person'
import { useSWRConfig } from 'swr'
import { type PersonFields, personApi } from '../api/users/person.ts'
import { confirmed } from '../confirmed.ts'
import { useArea } from '../useArea.ts'
import { isOf, userKeys } from './userKeys.ts'

interface Link {
  kataster_enabled: boolean
}

/**
 * What administrators change of a person. What is stored is read again, whatever came of a change, and before it counts
 * as done: the next change needs the new version.
 */
export function useUserChanges(userId: number) {
  const person = useArea(personApi)
  const { mutate } = useSWRConfig()
  async function refreshed(change: Promise<unknown>): Promise<void> {
    try {
      await change
    } finally {
      void mutate(userKeys.all())
      void mutate(userKeys.links())
      void mutate(userKeys.rows())
      await mutate(isOf(userId))
    }
  }
  /** A change of the person's row. */
  const ofRow = (send: () => Promise<unknown>, isStored: (row: User) => boolean) =>
    refreshed(confirmed({ send, read: () => person.one(userId), isStored }))
  /** A change of the person's link to a client. */
  const ofLink = (send: () => Promise<unknown>, clientId: number, isRight: (link?: Link) => boolean) =>
    refreshed(
      confirmed({
        send,
        read: () => person.clients(userId),
        isStored: (links) => isRight(links.find(({ client_id }) => client_id === clientId)),
      }),
    )
  return {
    save: (user: User, fields: PersonFields) =>
      ofRow(
        () => person.update(user, fields),
        (row) => personFields.every((name) => row[name] === fields[name]),
      ),
    setFlag: (user: User, flag: MailFlag, on: boolean) =>
      ofRow(
        () => person.setFlag(user, flag, on),
        (row) => row[flag] === on,
      ),
    setTeam: (account: UserAccount, isMember: boolean, isLeader: boolean) =>
      refreshed(
        confirmed({
          send: () => person.setTeam(account, isMember, isLeader),
          read: () => person.account(userId),
          isStored: (now) => now.apus_team === isMember && now.apus_admin === isLeader,
        }),
      ),
    connect: (user: User, clientId: number) =>
      ofLink(
        () => person.connect(user, clientId),
        clientId,
        (link) => link !== undefined,
      ),
    disconnect: (user: User, clientId: number) =>
      ofLink(
        () => person.disconnect(user, clientId),
        clientId,
        (link) => link === undefined,
      ),
    setCadastre: (user: User, clientId: number, enabled: boolean) =>
      ofLink(
        () => person.setCadastre(user, clientId, enabled),
        clientId,
        (link) => link?.kataster_enabled === enabled,
      ),
  }
}
