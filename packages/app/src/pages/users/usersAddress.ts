import { emptyUserFilter, type UserFilter } from '@waldkerf/domain/users/userFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'

/** What the list of people is narrowed to and sorted by, as it stands in the address and in saved views. */
export interface UsersAddress {
  filter: UserFilter
  sort: Sort | undefined
}

const byName: Sort = { column: 'name', direction: 'ascending' }

const readSort = (text: string | null): Sort =>
  /^-?[a-z]+$/.test(text ?? '')
    ? { column: (text ?? '').replace('-', ''), direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    : byName

/** Reads what a person, an older version or nobody has written: what makes no sense narrows nothing. */
export function readUsersAddress(query: URLSearchParams): UsersAddress {
  const text = (name: string) => query.get(name) ?? ''
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : '')
  return {
    filter: {
      ...emptyUserFilter,
      search: text('suche'),
      roles: text('rolle').split(',').filter(Boolean),
      client: /^\d+$/.test(text('kunde')) ? Number(text('kunde')) : undefined,
      profession: text('beruf'),
      from: day('von'),
      to: day('bis'),
    },
    sort: readSort(query.get('sortierung')),
  }
}

/** The reverse; parts that say nothing are left out. */
export function writeUsersAddress({ filter, sort }: UsersAddress): URLSearchParams {
  const { search, roles, client, profession, from, to } = filter
  const isByName = !sort || (sort.column === byName.column && sort.direction === byName.direction)
  const parts: Record<string, string | number | undefined> = {
    suche: search,
    rolle: roles.join(','),
    kunde: client,
    beruf: profession,
    von: from,
    bis: to,
    sortierung: isByName ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}
