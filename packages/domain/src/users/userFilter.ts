import type { UserClient } from '../entities/users/userAdministration.ts'
import type { User } from '../entities/users/users.ts'
import { type Filtered, filtered, occurring, wordSearch } from '../filter/filtered.ts'

/** An empty part means all. */
export interface UserFilter {
  /** Words that must all occur: name, address, telephone, profession, client, number. */
  search: string
  /** Stored roles to show; none: all. */
  roles: readonly string[]
  /** client_id */
  client: number | undefined
  profession: string
  /** Days of registration, both included, `YYYY-MM-DD`. */
  from: string
  to: string
}

export const emptyUserFilter: UserFilter = {
  search: '',
  roles: [],
  client: undefined,
  profession: '',
  from: '',
  to: '',
}

export const isEmptyUserFilter = ({ search, roles, client, profession, from, to }: UserFilter): boolean =>
  search.trim() === '' && roles.length === 0 && client === undefined && !profession && !from && !to

/** A person with the clients that are linked. */
export type UserRow = User & { clients: readonly UserClient[] }

/** People with their clients, in the people's order. */
export function withClients(users: readonly User[], links: readonly UserClient[]): UserRow[] {
  const byUser = Map.groupBy(links, ({ user_id }) => user_id)
  return users.map((user) => ({ ...user, clients: byUser.get(user.user_id) ?? [] }))
}

const searched = ({ first_name, last_name, email, phone, berufsgruppe, user_id, clients }: UserRow) =>
  [first_name, last_name, email, phone, berufsgruppe, user_id, ...clients.map(({ name }) => name)].join(' ')

/** A day that is not known lies in no range. */
const isWithin = (day: string | null, from: string, to: string) =>
  (!from && !to) || (day !== null && (!from || day >= from) && (!to || day <= to))

/** Narrows the people, grouped by their stored role. */
export function filterUsers(users: readonly UserRow[], filter: UserFilter): Filtered<UserRow> {
  const matches = wordSearch(filter.search)
  const fits = (row: UserRow) =>
    (filter.client === undefined || row.clients.some(({ client_id }) => client_id === filter.client)) &&
    (!filter.profession || row.berufsgruppe === filter.profession) &&
    isWithin(row.reg_date, filter.from, filter.to) &&
    matches(() => searched(row))
  return filtered(users, { fits, group: ({ app_status }) => app_status, chosen: filter.roles })
}

/** The professions that occur, in German order. */
export const userProfessions = (users: readonly User[]): string[] =>
  occurring(users.map(({ berufsgruppe }) => berufsgruppe))
