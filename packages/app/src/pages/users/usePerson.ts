import { mailFlags } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { invitedSince } from '@waldkerf/domain/users/userFilter'
import { isAdmin, isLastAdmin } from '@waldkerf/domain/users/bulkRoles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { UserActions, UserState } from '@waldkerf/ui/screens/users/details/UserScreen'
import {
  useMailFlags,
  useUser,
  useUserAccount,
  useUserBeetles,
  useUserClients,
  useUserHistory,
} from '@waldkerf/app/data/users/person'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { useUserAccess } from '@waldkerf/app/data/users/people'
import { useUserChanges } from '@waldkerf/app/data/users/personChanges'

type Known = Pick<
  UserState,
  'user' | 'invitedSince' | 'account' | 'clients' | 'beetles' | 'history' | 'isLastAdmin' | 'soleMails'
>

/** Administration mails that no other administrator gets. */
function soleMails(all: readonly User[], user: User) {
  const isOther = (row: User) => row.user_id !== user.user_id && isAdmin(row)
  const forAdmins = mailFlags.filter((flag) => flag === 'mail_register' || flag === 'mail_expert_request')
  return new Set(forAdmins.filter((flag) => user[flag] && !all.some((row) => isOther(row) && row[flag])))
}

/** The state of a user's page; facts that depend on other users come from the list of all rows. */
export function usePerson(userId: number): Known {
  const known = useUser(userId)
  const all = useMailFlags()
  const access = useUserAccess()
  // Whether somebody waits for an answer, or is invited alone, is known with both.
  const user = access.status === 'loading' && known.status === 'ready' ? access : known
  const row = shown(user)
  return {
    user,
    invitedSince: invitedSince(shown(access)?.find(({ user_id }) => user_id === userId)),
    account: useUserAccount(userId),
    clients: useUserClients(userId),
    beetles: useSpeciesNames(useUserBeetles(userId)),
    history: useUserHistory(userId),
    isLastAdmin: row !== undefined && all.length > 0 && isLastAdmin(all, row),
    soleMails: row && all.length > 0 ? soleMails(all, row) : new Set(),
  }
}

type Changes = Omit<UserActions, 'onTyping' | 'giveRole' | 'undo' | 'refuse' | 'inviteAgain'>

/** Changes to a person, over the loaded user and account rows. */
export function usePersonChanges(userId: number, { user, account }: Known): Changes {
  const changes = useUserChanges(userId)
  const row = shown(user)
  const known = shown(account)
  return {
    async save(fields) {
      if (row) await changes.save(row, fields)
    },
    async setFlag(flag, on) {
      if (row) await changes.setFlag(row, flag, on)
    },
    async setTeam(isMember, isLeader) {
      if (known) await changes.setTeam(known, isMember, isLeader)
    },
    async connect(clientId) {
      if (row) await changes.connect(row, clientId)
    },
    async disconnect(clientId) {
      if (row) await changes.disconnect(row, clientId)
    },
    async setCadastre(clientId, enabled) {
      if (row) await changes.setCadastre(row, clientId, enabled)
    },
  }
}
