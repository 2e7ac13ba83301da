import { waitingStatuses as status } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Role } from '@waldkerf/domain/roles/roles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { TodoPanel } from '@waldkerf/ui/screens/dashboard/todo/TodoPanel'
import { type ReactNode, Suspense } from 'react'
import { useLongestWaiting, useOwnBeetles, useWaitingCounts } from '../../data/beetles/beetleOverviews.ts'
import { useUsers } from '../../data/users/users.ts'
import { lazyPanel } from '../../platform/failures/pageCode.ts'
import { PanelBoundary } from '../../platform/failures/PanelBoundary.tsx'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts } from './MorePanels.texts.ts'

const Mine = lazyPanel(async () => (await import('./RecordPanels.tsx')).Mine)

const reviewAt = (record: number | undefined) =>
  paths.gis({ status, reihenfolge: 'pruefung', ...(record !== undefined && { record }) })
/** The list, narrowed to roles as they are stored. */
const peopleAt = (roles: readonly string[]) => `${paths.users()}?rolle=${roles.map(encodeURIComponent).join(',')}`
/** Questions are answered on the page of one's own report, whatever else one may do. */
const places = { reviewAt, peopleAt, ownAt: paths.report }

const ReporterTodo = () => <TodoPanel {...places} state={{ own: useOwnBeetles() }} />

/** The review, for whoever decides. */
function ExpertTodo() {
  const state = { queue: useWaitingCounts(), head: useLongestWaiting(), own: useOwnBeetles() }
  return <TodoPanel {...places} state={state} />
}

/** People and the review. */
function AdministratorTodo() {
  const state = { users: useUsers(), queue: useWaitingCounts(), head: useLongestWaiting(), own: useOwnBeetles() }
  return <TodoPanel {...places} state={state} />
}

const byRole: Partial<Record<Role, () => ReactNode>> = { ogf_admin: AdministratorTodo, ogf_expert: ExpertTodo }

/** The first row of the page by role: what waits for the person; with it, for citizens, what they have reported. */
export function Todo() {
  const t = useTexts(texts)
  const { role } = useSessionSnapshot()
  const Lines = (role && byRole[role]) ?? ReporterTodo
  return (
    <>
      <PanelBoundary name={t.todo}>
        <Lines />
      </PanelBoundary>
      {role === 'ogf_citizens' && (
        <PanelBoundary name={t.mine}>
          <Suspense>
            <Mine />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  )
}
