import type { UserAccess } from '../entities/users/people.ts'
import type { UserClient } from '../entities/users/userAdministration.ts'
import type { User } from '../entities/users/users.ts'
import { may } from '../roles/rights.ts'
import { effectiveRole } from '../roles/roles.ts'
import { defineFilter, type FilterValues } from '../filter/defineFilter.ts'
import { filterParts } from '../filter/parts.ts'

/** A user with the linked clients, and the data on invitation and account if loaded. */
export type UserRow = User & { clients: readonly UserClient[]; access: UserAccess | undefined }

/** Users with their clients and access data, in the users' order. */
export function toUserRows(
  users: readonly User[],
  links: readonly UserClient[],
  access: readonly UserAccess[],
): UserRow[] {
  const byUser = Map.groupBy(links, ({ user_id }) => user_id)
  const ways = new Map(access.map((way) => [way.user_id, way]))
  return users.map((user) => {
    const { user_id: id } = user
    return { ...user, clients: byUser.get(id) ?? [], access: ways.get(id) }
  })
}

/** When a user without an account was invited; undefined for all others. */
export const invitedSince = (access: UserAccess | undefined): string | undefined =>
  access?.konto_seit === null ? (access.eingeladen_am ?? undefined) : undefined

/** The group of invited users without an account; in addresses a value beside the stored roles. */
export const invitedGroup = 'eingeladen'

/** The stored role, or `eingeladen` for a user who is not admitted and has no account; each user counts once. */
export const userGroup = ({ app_status, access }: UserRow) =>
  !may(effectiveRole(app_status), 'work') && access?.konto_seit === null ? invitedGroup : app_status

/** Users who have registered and wait to be admitted, the longest waiting first; counted by the dashboard, too. */
export function registrations(people: readonly UserRow[]): UserRow[] {
  const since = ({ access, reg_date }: UserRow) => Date.parse(access?.konto_seit ?? reg_date ?? '') || 0
  return people
    .filter((row) => !may(effectiveRole(row.app_status), 'work') && userGroup(row) !== invitedGroup)
    .toSorted((a, b) => since(a) - since(b) || a.user_id - b.user_id)
}

const searched = ({ first_name, last_name, email, phone, berufsgruppe, user_id, clients }: UserRow) =>
  [first_name, last_name, email, phone, berufsgruppe, user_id, ...clients.map(({ name }) => name)].join(' ')

const { search, chips, record, choice, dayFrom, dayTo } = filterParts<UserRow>()
const registered = ({ reg_date }: UserRow) => reg_date

/** Users are grouped by their stored role; invited ones are a group of their own. */
export const userFilter = defineFilter({
  search: search('suche', searched),
  roles: chips('rolle', userGroup),
  client: record('kunde', ({ clients }, id) => clients.some(({ client_id }) => client_id === id)),
  profession: choice('beruf', 'berufsgruppe'),
  from: dayFrom('von', registered),
  to: dayTo('bis', registered),
})

export type UserFilter = FilterValues<typeof userFilter.parts>
