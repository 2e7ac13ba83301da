import { asksToBecomeExpert, knownStatuses } from '@waldkerf/domain/roles/roles'
import { sortName } from '@waldkerf/domain/users/personName'
import {
  invitedGroup,
  invitedSince,
  registrations,
  userFilter,
  userGroup,
  type UserRow,
} from '@waldkerf/domain/users/userFilter'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { describeList, useDescribedList } from '@waldkerf/ui/parts/ListScreen/describeList'
import { mailWords } from '@waldkerf/ui/parts/DetailPage/mailWords'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { useClientPart } from '../clients/choice/clientChoice.tsx'
import { RoleWord } from './role/RoleBadge.tsx'
import { roleTexts, texts } from './UsersScreen.texts.ts'
import { useRoleName, useRoleWord } from './role/useRoleWord.ts'
import type { UsersState } from './usersTypes.ts'

const clientNames = ({ clients }: UserRow) => clients.map(({ name }) => name).join(', ')
const invited = ({ access }: UserRow) => invitedSince(access) ?? null

/** Roles sort in the order of what they may. */
const roleOrder = ['ogf_expert_query', 'ogf_admin', 'ogf_expert', 'ogf_citizens', 'ogf_new', invitedGroup]
const statusRank = (status: string) => {
  const rank = roleOrder.indexOf(status)
  return rank === -1 ? roleOrder.length : rank
}

const groups: readonly string[] = [invitedGroup, ...knownStatuses]

interface Context {
  roleName: (row: UserRow) => string
  professionWords: Readonly<Record<string, string>>
  /** Where somebody gets a role, and the words for it. */
  userAddress: UsersState['userAddress']
  giveRole: string
  invitedWords: (since: string) => string
  /** In place of what could not be loaded. */
  clients: string | undefined
  access: string | undefined
}

/** A role, and the way to one for whoever has none that is known. */
const roleCell = (
  row: UserRow,
  { userAddress, giveRole }: Pick<Context, 'userAddress' | 'giveRole'>,
  isNarrow = false,
) => (
  <>
    <RoleWord status={userGroup(row)} isNarrow={isNarrow} />
    {!groups.includes(userGroup(row)) && <Link to={userAddress(row.user_id)}>{giveRole}</Link>}
  </>
)

/** The list of people: filter, table columns and file columns in one description. */
export const userList = describeList({
  name: 'users',
  filter: userFilter,
  rowKey: ({ user_id }) => user_id,
  usual: { column: 'name', direction: 'ascending' },
  columns: ({ roleName, professionWords, userAddress, giveRole, invitedWords, clients, access }: Context) => [
    {
      id: 'name',
      // Beside the queues of a narrow screen it goes on in a second line: the address is the longer one.
      width: 108,
      grow: 3,
      narrow: { place: 1 },
      value: sortName,
      cell: (row) => <span data-lines="2">{sortName(row) || '–'}</span>,
      file: [
        { id: 'last_name', place: 2, title: 'lastName', value: ({ last_name }) => last_name },
        { id: 'first_name', place: 3, title: 'firstName', value: ({ first_name }) => first_name },
      ],
    },
    {
      id: 'role',
      // Its longest word is whole.
      width: 138,
      grow: 2,
      narrow: { place: 2, cell: (row) => roleCell(row, { userAddress, giveRole }, true) },
      sortBy: (row) => statusRank(userGroup(row)),
      cell: (row) => roleCell(row, { userAddress, giveRole }),
      file: { id: 'role', place: 6, value: roleName },
    },
    {
      id: 'email',
      // Addresses of usual length in a line; a longer one goes on after its @.
      width: 232,
      grow: 8,
      narrow: { place: 3, cell: ({ email }) => <span data-whole>{email}</span> },
      value: ({ email }) => email,
      cell: ({ email }) => <span data-lines="2">{mailWords(email)}</span>,
      file: { id: 'email', place: 4 },
    },
    {
      id: 'profession',
      width: 108,
      leaves: 3,
      narrow: { place: 4 },
      value: ({ berufsgruppe }) => professionWords[berufsgruppe] ?? berufsgruppe,
      cell: ({ berufsgruppe }) => <span data-lines="2">{(professionWords[berufsgruppe] ?? berufsgruppe) || '–'}</span>,
      file: { id: 'berufsgruppe', place: 7, value: ({ berufsgruppe }) => berufsgruppe },
    },
    {
      id: 'clients',
      // Names of clients are long, and most people belong to none: without their room they leave it to the addresses.
      width: 192,
      grow: 1,
      leaves: 1,
      // Most people belong to none: in two lines that needs no word.
      narrow: { place: 5, cell: (row) => clients ?? clientNames(row) },
      value: (row) => clients ?? clientNames(row),
      cell: (row) => <span data-lines="2">{clients ?? (clientNames(row) || '–')}</span>,
      file: { id: 'clients', place: 8 },
    },
    {
      id: 'registered',
      kind: 'day',
      width: 104,
      leaves: 2,
      // Who is only invited has not registered.
      value: (row) => (userGroup(row) === invitedGroup ? null : row.reg_date),
      file: { id: 'reg_date', place: 9 },
    },
    {
      id: 'access',
      // The role says who is invited.
      hidden: true,
      width: 190,
      grow: 0,
      value: invited,
      cell: (row) => {
        const since = invited(row)
        return <span>{access ?? (since ? invitedWords(since) : '–')}</span>
      },
      file: { id: 'access', place: 10, kind: 'instant' },
    },
    { id: 'phone', width: 140, hidden: true, value: ({ phone }) => phone, file: { id: 'phone', place: 5 } },
    {
      id: 'id',
      kind: 'code',
      width: 70,
      hidden: true,
      value: ({ user_id }) => user_id,
      file: { id: 'user_id', place: 1 },
    },
  ],
})

/** The filter of the people in words, and what can be chosen. */
export function useUserFilterWords(clients: UsersState['clients']) {
  const { filter } = useTexts(texts)
  const words = useRoleWord()
  const client = useClientPart(clients)
  return { ...filter, parts: { ...filter.parts, roles: { ...filter.parts.roles, known: groups, words }, client } }
}

function useContext({ missing, userAddress }: Pick<UsersState, 'missing' | 'userAddress'>): Context {
  const t = useTexts(texts)
  const { invited: invitedWord } = useTexts(roleTexts)
  const { day } = useFormat()
  const nameRole = useRoleName()
  return useMemo(
    () => ({
      roleName: (row) => (userGroup(row) === invitedGroup ? invitedWord : nameRole(row.app_status)),
      professionWords: t.filter.parts.profession.words,
      userAddress,
      giveRole: t.giveRole,
      invitedWords: (since) => t.invited(day(since)),
      clients: missing?.clients && t.missing,
      access: missing?.access && t.missing,
    }),
    [t, invitedWord, nameRole, day, userAddress, missing?.clients, missing?.access],
  )
}

/**
 * The queues stand beside the list. Where it is narrowed to people who wait, they stand in its place, with those people
 * alone: nobody stands there twice.
 */
function shownQueues(
  { asking, registered }: Record<'asking' | 'registered', readonly UserRow[]>,
  rows: readonly UserRow[],
  roles: readonly string[],
) {
  const waiting = new Set([...asking, ...registered])
  const groupsThatWait = new Set([...waiting].map(userGroup))
  // Not only by the rows: who is invited is known later than who there is.
  const isAsked = roles.length > 0 && roles.every((role) => groupsThatWait.has(role))
  const isQueue = isAsked && rows.length > 0 && rows.every((row) => waiting.has(row))
  const isShown = (row: UserRow) => !isQueue || rows.includes(row)
  return { isQueue, asking: asking.filter(isShown), registered: registered.filter(isShown) }
}

/** The people who fit, in order, and those who wait for an answer. */
export function useUserList({ people, filter, sort, missing, clients, userAddress }: UsersState) {
  const { columns: titles } = useTexts(texts)
  const words = useUserFilterWords(clients)
  const list = useDescribedList(userList, {
    state: people,
    filter,
    sort,
    titles,
    words,
    context: useContext({ missing, userAddress }),
  })
  const asking = useMemo(() => list.all.filter(({ app_status }) => asksToBecomeExpert(app_status)), [list.all])
  const registered = useMemo(
    // Without the invitations it is not known who waits to be admitted.
    () => (missing?.access ? [] : registrations(list.all)),
    [list.all, missing],
  )
  return { ...list, words, ...shownQueues({ asking, registered }, list.rows, filter.roles) }
}
