import type { UserClient } from '../entities/userAdministration.ts'
import type { User } from '../entities/users.ts'
import { compared } from '../texts/compared.ts'

/** What the list of people is narrowed to; an empty part means all. */
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

const textOf = ({ first_name, last_name, email, phone, berufsgruppe, user_id, clients }: UserRow) =>
  compared([first_name, last_name, email, phone, berufsgruppe, user_id, ...clients.map(({ name }) => name)].join(' '))

/** A day that is not known lies in no range. */
const isWithin = (day: string | null, from: string, to: string) =>
  (!from && !to) || (day !== null && (!from || day >= from) && (!to || day <= to))

/** The filter's answer. */
export interface FilteredUsers {
  rows: UserRow[]
  /** Per stored role: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

/** Narrows the people in one pass; the order stays. */
export function filterUsers(users: readonly UserRow[], filter: UserFilter): FilteredUsers {
  const words = compared(filter.search).split(/\s+/).filter(Boolean)
  const fits = (row: UserRow) =>
    (filter.client === undefined || row.clients.some(({ client_id }) => client_id === filter.client)) &&
    (!filter.profession || row.berufsgruppe === filter.profession) &&
    isWithin(row.reg_date, filter.from, filter.to) &&
    words.every((word) => textOf(row).includes(word))
  const counts = new Map<string, number>()
  const rows = users.filter((row) => {
    if (!fits(row)) return false
    counts.set(row.app_status, (counts.get(row.app_status) ?? 0) + 1)
    return filter.roles.length === 0 || filter.roles.includes(row.app_status)
  })
  return { rows, counts }
}

/** The professions that occur, in German order. */
export const professionsOf = (users: readonly User[]): string[] =>
  [...new Set(users.map(({ berufsgruppe }) => berufsgruppe).filter(Boolean))].toSorted(new Intl.Collator('de').compare)
