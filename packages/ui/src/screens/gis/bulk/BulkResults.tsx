import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { TaskProgress } from '@waldkerf/ui/parts/TaskProgress/TaskProgress'
import { texts } from './bulk.texts.ts'
import { Result, Results } from './BulkDialog.styles.ts'
import type { BulkProgress, BulkResult } from './run/bulkRun.ts'
import type { useBulkRun } from './run/useBulkRun.ts'

export interface BulkResultsProps {
  beetles: readonly Beetle[]
  progress: BulkProgress
  actions: ReturnType<typeof useBulkRun>['actions']
}

/** How far the change is, and what became of each record; those that failed first. */
export function BulkResults({ beetles, progress, actions }: BulkResultsProps) {
  const t = useTexts(texts)
  const { state, total, results } = progress
  const ended = [...results.values()].filter(({ status }) => status !== 'running')
  const failed = ended.filter(({ status }) => status === 'failed').length
  const failedFirst = beetles.toSorted((a, b) => rankOf(results.get(a.id)) - rankOf(results.get(b.id)))
  return (
    <>
      <TaskProgress
        title={t.progress}
        state={state}
        counts={{ total, ended: ended.length, failed }}
        actions={actions}
      />
      <Results aria-label={t.results} tabIndex={0}>
        {failedFirst.map(({ id }) => (
          <ResultRow key={id} id={id} result={results.get(id)} />
        ))}
      </Results>
    </>
  )
}

const rankOf = (result: BulkResult | undefined) => (result?.status === 'failed' ? 0 : 1)

function ResultRow({ id, result }: { id: number; result: BulkResult | undefined }) {
  const t = useTexts(texts)
  const status = result?.status ?? 'waiting'
  return (
    <Result data-status={status}>
      {status === 'running' ? <Spinner size={16} /> : <Icon name={signs[status]} size={16} />}
      <span>{t.record(String(id))}</span>
      <span>
        {t.result[status]}
        {result?.status === 'failed' && result.reason && `: ${result.reason}`}
      </span>
    </Result>
  )
}

const signs = { waiting: 'clock', done: 'check', failed: 'warning' } as const
