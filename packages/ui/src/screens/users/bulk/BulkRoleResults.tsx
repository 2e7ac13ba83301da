import type { User } from '@waldkerf/domain/entities/users'
import { personName } from '@waldkerf/domain/users/personName'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { TaskProgress } from '@waldkerf/ui/parts/TaskProgress/TaskProgress'
import type { BulkProgress, BulkResult } from '../../gis/bulk/run/bulkRun.ts'
import type { useBulkRun } from '../../gis/bulk/run/useBulkRun.ts'
import { Result, Results } from './BulkRoleDialog.styles.ts'
import { texts } from './bulk.texts.ts'

export interface BulkRoleResultsProps {
  people: readonly User[]
  progress: BulkProgress
  actions: ReturnType<typeof useBulkRun>['actions']
}

const signs = { waiting: 'clock', done: 'check', failed: 'warning' } as const
const isFailed = (result: BulkResult | undefined) => result?.status === 'failed'

/** How far the change is, and what became of each person; those that failed first. */
export function BulkRoleResults({ people, progress, actions }: BulkRoleResultsProps) {
  const t = useTexts(texts)
  const { state, total, results } = progress
  const ended = [...results.values()].filter(({ status }) => status !== 'running')
  const failed = ended.filter(isFailed).length
  const failedFirst = people.toSorted(
    (a, b) => Number(isFailed(results.get(b.user_id))) - Number(isFailed(results.get(a.user_id))),
  )
  return (
    <>
      <TaskProgress
        title={t.progress}
        state={state}
        counts={{ total, ended: ended.length, failed }}
        actions={actions}
      />
      <Results aria-label={t.results} tabIndex={0}>
        {failedFirst.map((user) => (
          <ResultRow key={user.user_id} name={personName(user)} result={results.get(user.user_id)} />
        ))}
      </Results>
    </>
  )
}

function ResultRow({ name, result }: { name: string; result: BulkResult | undefined }) {
  const t = useTexts(texts)
  const status = result?.status ?? 'waiting'
  return (
    <Result data-status={status}>
      {status === 'running' ? <Spinner size={16} /> : <Icon name={signs[status]} size={16} />}
      <span>{name}</span>
      <span>
        {t.result[status]}
        {result?.status === 'failed' && result.reason && `: ${result.reason}`}
      </span>
    </Result>
  )
}
