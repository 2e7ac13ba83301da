import { asksToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { filterUsers, registrations, userProfessions } from '@waldkerf/domain/users/userFilter'
import { useMemo } from 'react'
import { useList } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import type { UsersState } from '../usersTypes.ts'
import { useUserColumns } from './useUserColumns.tsx'

/** The people who fit, in order, those who wait for a decision, and the professions to choose from. */
export function useUserList({ people, filter, sort, missing }: UsersState) {
  const columns = useUserColumns(missing)
  const list = useList({ state: people, filter, sort, columns, narrow: filterUsers })
  const professions = useMemo(() => userProfessions(list.all), [list.all])
  const asking = useMemo(() => list.all.filter(({ app_status }) => asksToBecomeExpert(app_status)), [list.all])
  const registered = useMemo(
    // Without invitations nobody knows who waits.
    () => (missing?.access ? [] : registrations(list.all)),
    [list.all, missing],
  )
  return { ...list, professions, asking, registered }
}
