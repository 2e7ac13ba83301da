import type { UserAccess } from '../entities/users/people.ts'
import type { UserClient } from '../entities/users/userAdministration.ts'
import type { User } from '../entities/users/users.ts'
import { may } from '../roles/rights.ts'
import { effectiveRole } from '../roles/roles.ts'
import { defineFilter, type FilterValues } from '../filter/defineFilter.ts'
import { filterParts } from '../filter/parts.ts'

/** A person with the clients that are linked, and the way here as far as it is known. */
export type UserRow = User & { clients: readonly UserClient[]; access: UserAccess | undefined }

/** People with their clients and their way here, in the people's order. */
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

/** Since when somebody is invited who has no account yet; undefined for all others. */
export const invitedSince = (access: UserAccess | undefined): string | undefined =>
  access?.konto_seit === null ? (access.eingeladen_am ?? undefined) : undefined

/** The group of those who were invited and have not come yet. In the address beside the stored roles, and none of them. */
export const invitedGroup = 'eingeladen'

/** The stored role; of whom no role follows from yet, whether somebody waits or is only invited: each is counted once. */
export const userGroup = ({ app_status, access }: UserRow) =>
  !may(effectiveRole(app_status), 'work') && access?.konto_seit === null ? invitedGroup : app_status

/** Those who have registered and wait to be admitted, the longest waiting first. The dashboard counts the same. */
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

/** People are grouped by their stored role, those who are invited apart. */
export const userFilter = defineFilter({
  search: search('suche', searched),
  roles: chips('rolle', userGroup),
  client: record('kunde', ({ clients }, id) => clients.some(({ client_id }) => client_id === id)),
  profession: choice('beruf', 'berufsgruppe'),
  from: dayFrom('von', registered),
  to: dayTo('bis', registered),
})

export type UserFilter = FilterValues<typeof userFilter.parts>
