import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { UserAccount, UserChange, UserClient } from '@waldkerf/domain/entities/users/userAdministration'
import type { MailFlag } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { UsersState } from '../usersTypes.ts'

export interface UserState {
  user: Loadable<User>
  account: Loadable<UserAccount>
  /** Since when the person is invited; undefined for who has an account. */
  invitedSince: string | undefined
  /** The clients that are linked, by name. */
  clients: Loadable<readonly UserClient[]>
  /** Reported records, the newest first. */
  beetles: Loadable<readonly OwnBeetle[]>
  /** The newest first. */
  history: Loadable<readonly UserChange[]>
  /** All clients, to choose from. */
  choices: readonly ClientChoice[]
  routes: UsersState['routes']
  /** A role that is given and can still be taken back. */
  pending: string | undefined
  /** The only administrator there is: keeps the role. */
  isLastAdmin: boolean
  /** Mails that nobody but this person gets. */
  soleMails: ReadonlySet<MailFlag>
  addresses: { list: string; record: (id: number) => string }
}

/** The typed part of a person's data. */
export type PersonFields = Pick<User, 'first_name' | 'last_name' | 'phone' | 'berufsgruppe'>

/** Promises reject with an error whose message is for people. */
export interface UserActions {
  save: (fields: PersonFields) => Promise<void>
  /** Told when something is typed and not saved, and when that is over. */
  onTyping: (isTyping: boolean) => void
  /** Gives a role; it waits for a while, in which `undo` takes it back. */
  giveRole: (status: string) => void
  undo: () => void
  /** Refuses a registration: asks, and erases the account. */
  refuse: () => void
  /** Sends another mail; the former link ends. @param key the same for every try */
  inviteAgain: (key: string) => Promise<void>
  setFlag: (flag: MailFlag, on: boolean) => Promise<void>
  setTeam: (isMember: boolean, isLeader: boolean) => Promise<void>
  connect: (clientId: number) => Promise<void>
  disconnect: (clientId: number) => Promise<void>
  setCadastre: (clientId: number, enabled: boolean) => Promise<void>
}
