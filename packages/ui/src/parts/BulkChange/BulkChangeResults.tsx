import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TaskProgress, type TaskProgressProps } from '../TaskProgress/TaskProgress.tsx'
import { More, Result, Results } from './BulkChange.styles.ts'
import { texts } from '../parts.texts.ts'
import type { BulkProgress, BulkResult } from './run/bulkRun.ts'

// Pieces for work whose results have words of their own.
export { Result, Results } from './BulkChange.styles.ts'

/** A record that would be changed. */
export interface BulkRecord {
  id: number
  /** For people. */
  name: string
}

export type ResultWords = Partial<Record<'running' | 'done' | 'failed', string>>

export interface BulkChangeResultsProps {
  records: readonly BulkRecord[]
  /** `running`, `done`, `failed`: what becomes of each, where it is more than a change. */
  words: { progress: string; results: string } & ResultWords
  progress: BulkProgress
  actions: TaskProgressProps['actions']
}

/** More would make the dialog slow, and nobody reads them: those that failed stand first, the bar counts the others. */
const mostShown = 200

const signs = { waiting: 'clock', done: 'check', failed: 'warning' } as const
const isFailed = (result: BulkResult | undefined) => result?.status === 'failed'

/** How far the change is, and what became of each record; those that failed first. */
export function BulkChangeResults({ records, words, progress, actions }: BulkChangeResultsProps) {
  const t = useTexts(texts).bulkChange
  const { number } = useFormat()
  const { state, total, results } = progress
  const ended = [...results.values()].filter(({ status }) => status !== 'running')
  const failed = ended.filter(isFailed).length
  const failedFirst = records.toSorted(
    (a, b) => Number(isFailed(results.get(b.id))) - Number(isFailed(results.get(a.id))),
  )
  return (
    <>
      <TaskProgress
        title={words.progress}
        state={state}
        counts={{ total, ended: ended.length, failed }}
        actions={actions}
      />
      <Results aria-label={words.results} tabIndex={0}>
        {failedFirst.slice(0, mostShown).map(({ id, name }) => (
          <ResultRow key={id} name={name} result={results.get(id)} words={words} />
        ))}
        {records.length > mostShown && <More>{t.more(number(records.length - mostShown))}</More>}
      </Results>
    </>
  )
}

interface ResultRowProps extends Pick<BulkRecord, 'name'> {
  result: BulkResult | undefined
  words: ResultWords
}

function ResultRow({ name, result, words }: ResultRowProps) {
  const t = useTexts(texts).bulkChange
  const status = result?.status ?? 'waiting'
  return (
    <Result data-status={status}>
      {status === 'running' ? <Spinner size={16} /> : <Icon name={signs[status]} size={16} />}
      <span>{name}</span>
      <span>
        {(status !== 'waiting' && words[status]) || t.result[status]}
        {result?.status === 'failed' && result.reason && `: ${result.reason}`}
      </span>
    </Result>
  )
}
