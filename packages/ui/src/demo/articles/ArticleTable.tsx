import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { LoadingRows } from '../page/LoadingRows.tsx'
import { type PlainColumn, PlainTable } from '../page/PlainTable.tsx'
import { ArticleStatus, Stars } from './ArticleCells.tsx'
import { texts } from './articles.texts.ts'

export interface ArticlePage {
  /** Of all pages. */
  total: number
  items: readonly Article[]
}

type Format = ReturnType<typeof useFormat>

const columnsOf = (t: typeof texts.de, format: Format): PlainColumn<Article>[] => [
  { id: 'id', title: t.id, align: 'end', cell: ({ id }) => id },
  { id: 'date', title: t.date, cell: ({ timestamp }) => format.instant(new Date(timestamp).toISOString()) },
  { id: 'author', title: t.author, cell: ({ author }) => author },
  { id: 'importance', title: t.importance, cell: ({ importance }) => <Stars count={importance} /> },
  { id: 'readings', title: t.readings, align: 'end', cell: ({ pageviews }) => format.number(pageviews) },
  { id: 'status', title: t.status, cell: ({ status }) => <ArticleStatus status={status} /> },
  { id: 'title', title: t.titleColumn, cell: ({ id, title }) => <Link to={`/example/edit/${id}`}>{title}</Link> },
]

/** Articles as they come: on their way, failed, none, or a table. */
export function ArticleTable({ state }: { state: Loadable<ArticlePage> }) {
  const t = useTexts(texts)
  const format = useFormat()
  const page = shown(state)
  return (
    <>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={t.loading} />}
      {page?.items.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
      {page && page.items.length > 0 && (
        <PlainTable label={t.table} columns={columnsOf(t, format)} rows={page.items} rowKey={({ id }) => id} />
      )}
    </>
  )
}
