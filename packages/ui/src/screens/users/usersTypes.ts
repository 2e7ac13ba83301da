import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { Role } from '@waldkerf/domain/roles/roles'
import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { UserFilter, UserRow } from '@waldkerf/domain/users/userFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'

export interface UsersState {
  /** Everyone, as stored. */
  people: Loadable<readonly UserRow[]>
  /** Set when the people's clients or invitations could not be loaded. */
  missing?: MissingParts<'clients' | 'access'>
  clients: readonly ClientChoice[]
  filter: UserFilter
  sort: Sort | undefined
  /** Roles that are given and can still be taken back, by user_id. */
  pending: ReadonlyMap<number, string>
  views: ShownViews
  /** The address asks for the form of an invitation. */
  isNewAsked?: boolean
  /** The routes that are served, with titles in the page's language. */
  routes: readonly RouteRow<string, Role>[]
  /** Of a person's page. */
  userAddress: (userId: number) => string
}

/** Somebody to be invited. */
export interface NewUser {
  mail: string
  first_name: string
  last_name: string
  /** client_id; '' links to none. */
  client_id: number | ''
  kataster_enabled: boolean
  apus_team: boolean
  apus_admin: boolean
}

/** Why an invitation failed; undefined: it is made. */
export type InviteProblem = { field: 'mail' | 'form'; message: string } | undefined

export interface UsersActions {
  open: (userId: number) => void
  setFilter: (filter: UserFilter) => void
  setSort: (sort: Sort) => void
  /** Gives a role; it waits for a while, in which `undo` takes it back. */
  giveRole: (user: User, status: string) => void
  undo: (userId: number) => void
  /** Refuses a registration: asks, and erases the account. */
  refuse: (user: User) => void
  /** Gives a role at once; rejects with an error whose message is for people. */
  setRole: (user: User, status: string) => Promise<void>
  /** @param key the same for every try, until something else is typed */
  invite: (person: NewUser, key: string) => Promise<InviteProblem>
  /** Whether an account has this address. */
  isTaken: (mail: string) => Promise<boolean>
  retry: () => void
  views: ViewActions
  /** Told when the form that was asked for is open. */
  newOpened?: () => void
}
