import { waitingStatuses as status } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Role } from '@waldkerf/domain/roles/roles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { TodoPanel, type TodoPlaces } from '@waldkerf/ui/screens/dashboard/todo/TodoPanel'
import { type ReactNode, Suspense } from 'react'
import { useLongestWaiting, useOwnBeetles, useWaitingCounts } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { useOfficeTasks } from '@waldkerf/app/data/office/tasks'
import { useUsers } from '@waldkerf/app/data/users/users'
import { PanelBoundary } from '@waldkerf/app/platform/failures/PanelBoundary.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts } from './WorkPanels.texts.ts'

/** Loaded only while an office is new. */
const Beginning = lazyPart(async () => (await import('./Beginning.tsx')).Beginning)

const places: TodoPlaces = {
  reviewAt: (record) => paths.gis({ status, reihenfolge: 'pruefung', ...(record !== undefined && { record }) }),
  /** The list, narrowed to roles as they are stored. */
  peopleAt: (roles) => `${paths.users()}?rolle=${roles.map(encodeURIComponent).join(',')}`,
  /** Questions are answered on the page of the own report, for all roles. */
  ownAt: paths.report,
  operationAt: `${paths.settings()}?tab=operation`,
  documentsAt: (kind, query) => (kind === 'angebot' ? paths.offers() : paths.invoices()) + query,
  documentAt: (kind, id) => (kind === 'angebot' ? paths.offer(id) : paths.invoice(id)),
}

const ReporterTodo = () => (
  <TodoPanel {...places} reportAt={paths.newReport()} state={{ own: useSpeciesNames(useOwnBeetles()) }} />
)

/** Tasks of experts: the review. */
function ExpertTodo() {
  const state = {
    queue: useWaitingCounts(),
    head: useSpeciesNames(useLongestWaiting()),
    own: useSpeciesNames(useOwnBeetles()),
  }
  return <TodoPanel {...places} state={state} />
}

/** Tasks of administrators: the office, users and the review. */
function AdministratorTodo() {
  const state = {
    office: useOfficeTasks(),
    users: useUsers(),
    queue: useWaitingCounts(),
    head: useSpeciesNames(useLongestWaiting()),
    own: useSpeciesNames(useOwnBeetles()),
  }
  const tasks = shown(state.office)
  const isNew = tasks && !(tasks.hat_dokumente && tasks.hat_feste)
  if (!isNew) return <TodoPanel {...places} state={state} />
  return (
    <Suspense fallback={<TodoPanel {...places} state={{ own: { status: 'loading' } }} />}>
      <Beginning tasks={tasks}>
        {(isKnown, before) => (
          <TodoPanel {...places} state={isKnown ? state : { own: { status: 'loading' } }} before={before} />
        )}
      </Beginning>
    </Suspense>
  )
}

const byRole: Partial<Record<Role, () => ReactNode>> = { ogf_admin: AdministratorTodo, ogf_expert: ExpertTodo }

/** The first row of the page: the person's tasks, by role. */
export function Todo() {
  const t = useTexts(texts)
  const { role } = useSessionSnapshot()
  const Lines = (role && byRole[role]) ?? ReporterTodo
  return (
    <PanelBoundary name={t.todo}>
      <Lines />
    </PanelBoundary>
  )
}
