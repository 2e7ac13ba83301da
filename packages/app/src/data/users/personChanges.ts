import type { UserAccount } from '@waldkerf/domain/entities/userAdministration'
import type { MailFlag, User } from '@waldkerf/domain/entities/users'
import { useSWRConfig } from 'swr'
import { type PersonFields, personApi } from '../../api/users/person.ts'
import { useArea } from '../useArea.ts'
import { isOf, userKeys } from './userKeys.ts'

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
  return {
    save: (user: User, fields: PersonFields) => refreshed(person.update(user, fields)),
    setFlag: (user: User, flag: MailFlag, on: boolean) => refreshed(person.setFlag(user, flag, on)),
    setTeam: (account: UserAccount, isMember: boolean, isLeader: boolean) =>
      refreshed(person.setTeam(account, isMember, isLeader)),
    connect: (user: User, clientId: number) => refreshed(person.connect(user, clientId)),
    disconnect: (user: User, clientId: number) => refreshed(person.disconnect(user, clientId)),
    setCadastre: (user: User, clientId: number, enabled: boolean) =>
      refreshed(person.setCadastre(user, clientId, enabled)),
  }
}
