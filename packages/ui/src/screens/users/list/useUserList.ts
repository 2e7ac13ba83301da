import { filterUsers, professionsOf, type UserRow } from '@waldkerf/domain/users/userFilter'
import { useDeferredValue, useMemo } from 'react'
import { sortRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { UsersState } from '../usersTypes.ts'
import { useUserColumns } from './useUserColumns.tsx'

const nothing: readonly UserRow[] = []

/** What filter, table and requests share of the people: those who fit, in order, and what there is to choose from. */
export function useUserList({ people, filter, sort, missing }: UsersState) {
  const all = shown(people) ?? nothing
  const columns = useUserColumns(missing?.clients !== undefined)
  const late = useDeferredValue(filter)
  const { rows, counts } = useMemo(() => filterUsers(all, late), [all, late])
  const sorted = useMemo(() => (sort ? sortRows(rows, columns, sort) : rows), [rows, columns, sort])
  const professions = useMemo(() => professionsOf(all), [all])
  const asking = useMemo(() => all.filter(({ app_status }) => app_status === 'ogf_expert_query'), [all])
  return { all, columns, rows: sorted, counts, professions, asking }
}
