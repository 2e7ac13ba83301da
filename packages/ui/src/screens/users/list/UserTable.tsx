import { emptyUserFilter, type UserRow } from '@waldkerf/domain/users/userFilter'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type Column, DataTable, type ShownRows, type TablePicking } from '@waldkerf/ui/parts/DataTable/DataTable'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { UsersActions, UsersState } from '../usersTypes.ts'
import { texts } from '../UsersScreen.texts.ts'
import { useUserExport } from './useUserColumns.tsx'

export interface UserTableProps {
  /** In the order of `state.sort`. */
  rows: readonly UserRow[]
  columns: readonly Column<UserRow>[]
  state: Pick<UsersState, 'sort' | 'people' | 'missing'>
  actions: Pick<UsersActions, 'open' | 'setSort' | 'setFilter'>
  picking: TablePicking
  /** How many people there are, whatever the filter says. */
  total: number
}

const keyOf = ({ user_id }: UserRow) => user_id

/** The files of what is shown. */
const exportOf = (title: string, columns: readonly ExportColumn<UserRow>[]) =>
  function exportMenu({ count, rows }: ShownRows<UserRow>) {
    return <ExportMenu source={{ title, columns, count, rows }} />
  }

/** The filtered people as a table; its order and its rows are what is exported. */
export function UserTable({ rows, columns, state, actions, picking, total }: UserTableProps) {
  const t = useTexts(texts)
  const exported = useUserExport(state.missing?.clients !== undefined)
  const nobody =
    total === 0 ? (
      <EmptyState title={t.empty.title} text={t.empty.text} />
    ) : (
      <EmptyState
        title={t.nothingFits.title}
        text={t.nothingFits.text}
        action={<Button onClick={() => actions.setFilter(emptyUserFilter)}>{t.filter.reset}</Button>}
      />
    )
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      selection={{ onSelect: (key) => actions.open(Number(key)) }}
      sorting={{ sort: state.sort, onSort: actions.setSort }}
      empty={nobody}
      features={{
        state: state.people,
        picking,
        tools: true,
        keep: { name: 'users' },
        extraTools: exportOf(t.title, exported),
      }}
    />
  )
}
