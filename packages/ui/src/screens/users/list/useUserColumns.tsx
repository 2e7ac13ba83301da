import { sortName } from '@waldkerf/domain/users/personName'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { invitedGroup, invitedSince, userGroup, type UserRow } from '@waldkerf/domain/users/userFilter'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { RoleWord } from '../role/RoleBadge.tsx'
import { texts as roleTexts } from '../role/roles.texts.ts'
import { useRoleName } from '../role/useRoleWord.ts'
import type { UsersState } from '../usersTypes.ts'
import { texts } from '../UsersScreen.texts.ts'

const clientNames = ({ clients }: UserRow) => clients.map(({ name }) => name).join(', ')

/** Roles sort in the order of what they may. */
const roleOrder = ['ogf_expert_query', 'ogf_admin', 'ogf_expert', 'ogf_citizens', 'ogf_new', invitedGroup]
const statusRank = (status: string) => {
  const rank = roleOrder.indexOf(status)
  return rank === -1 ? roleOrder.length : rank
}

/** The columns of the list of people. @param parts those that could not be loaded */
export function useUserColumns(parts: UsersState['missing']): readonly Column<UserRow>[] {
  const { columns: t, missing, invited } = useTexts(texts)
  const withoutClients = parts?.clients !== undefined
  const withoutAccess = parts?.access !== undefined
  const { day } = useFormat()
  return useMemo<readonly Column<UserRow>[]>(
    () => [
      {
        id: 'name',
        title: t.name,
        width: 190,
        grow: 2,
        sortBy: sortName,
        cell: (row) => <span>{sortName(row)}</span>,
      },
      {
        id: 'role',
        title: t.role,
        width: 170,
        grow: 1,
        sortBy: (row) => statusRank(userGroup(row)),
        cell: (row) => <RoleWord status={userGroup(row)} />,
      },
      {
        id: 'email',
        title: t.email,
        width: 248,
        grow: 2,
        sortBy: ({ email }) => email,
        cell: ({ email }) => <span>{email}</span>,
      },
      {
        id: 'profession',
        title: t.profession,
        width: 130,
        sortBy: ({ berufsgruppe }) => berufsgruppe || null,
        cell: ({ berufsgruppe }) => <span>{berufsgruppe || '–'}</span>,
      },
      {
        id: 'clients',
        title: t.clients,
        width: 150,
        grow: 2,
        sortBy: (row) => clientNames(row) || null,
        cell: (row) => <span>{withoutClients ? missing : clientNames(row) || '–'}</span>,
      },
      {
        id: 'registered',
        title: t.registered,
        width: 116,
        grow: 0,
        align: 'end',
        sortBy: ({ reg_date }) => reg_date,
        cell: ({ reg_date }) => (reg_date ? day(reg_date) : '–'),
      },
      {
        id: 'access',
        title: t.access,
        width: 190,
        grow: 0,
        sortBy: ({ access }) => invitedSince(access) ?? null,
        cell: ({ access }) => {
          const since = invitedSince(access)
          return <span>{withoutAccess ? missing : since ? invited(day(since)) : '–'}</span>
        },
      },
      {
        id: 'phone',
        title: t.phone,
        width: 140,
        hidden: true,
        sortBy: ({ phone }) => phone || null,
        cell: ({ phone }) => <span>{phone || '–'}</span>,
      },
      {
        id: 'id',
        title: t.id,
        width: 70,
        grow: 0,
        align: 'end',
        hidden: true,
        sortBy: ({ user_id }) => user_id,
        cell: ({ user_id }) => user_id,
      },
    ],
    [t, missing, invited, withoutClients, withoutAccess, day],
  )
}

const rowKey = ({ user_id }: UserRow) => user_id

/** People as a table, and as files with every column and roles in words. @param parts as above */
export function useUserShape(parts: UsersState['missing']) {
  const withoutClients = parts?.clients !== undefined
  const { columns: t, missing } = useTexts(texts)
  const roleName = useRoleName()
  const { invited } = useTexts(roleTexts)
  const exported = useMemo<readonly ExportColumn<UserRow>[]>(
    () => [
      { id: 'user_id', title: t.id, kind: 'number', value: ({ user_id }) => user_id },
      { id: 'last_name', title: t.lastName, kind: 'text', value: ({ last_name }) => last_name },
      { id: 'first_name', title: t.firstName, kind: 'text', value: ({ first_name }) => first_name },
      { id: 'email', title: t.email, kind: 'text', value: ({ email }) => email },
      { id: 'phone', title: t.phone, kind: 'text', value: ({ phone }) => phone },
      {
        id: 'role',
        title: t.role,
        kind: 'text',
        value: (row) => (userGroup(row) === invitedGroup ? invited : roleName(row.app_status)),
      },
      { id: 'berufsgruppe', title: t.profession, kind: 'text', value: ({ berufsgruppe }) => berufsgruppe },
      { id: 'clients', title: t.clients, kind: 'text', value: withoutClients ? () => missing : clientNames },
      { id: 'reg_date', title: t.registered, kind: 'day', value: ({ reg_date }) => reg_date },
      { id: 'access', title: t.access, kind: 'instant', value: ({ access }) => invitedSince(access) ?? null },
    ],
    [t, roleName, invited, missing, withoutClients],
  )
  return { name: 'users', rowKey, exported }
}
