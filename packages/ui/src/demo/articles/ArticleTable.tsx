import { parseTime } from '@waldkerf/domain/dates/time'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { LoadingRows } from '../page/DemoPage.tsx'
import { type PlainColumn, PlainTable } from '../page/PlainTable.tsx'
import { ArticleStatus, Stars, TypedTitle } from './ArticleCells.tsx'
import { texts } from './articles.texts.ts'

export interface ArticlePage {
  /** Of all pages. */
  total: number
  items: readonly Article[]
}

type Format = ReturnType<typeof useFormat>

export type ArticleColumn = 'id' | 'date' | 'author' | 'importance' | 'status' | 'title' | 'typed' | 'readings' | 'edit'

const editPath = (id: number) => `/example/edit/${id}`

const buildColumns = (t: typeof texts.de, format: Format): Record<ArticleColumn, Omit<PlainColumn<Article>, 'id'>> => ({
  id: { title: t.id, align: 'end', cell: ({ id }) => id },
  date: { title: t.date, cell: ({ display_time }) => parseTime(display_time, '{y}-{m}-{d} {h}:{i}') },
  author: { title: t.author, cell: ({ author }) => author },
  importance: { title: t.importance, cell: ({ importance }) => <Stars count={importance} /> },
  status: { title: t.status, cell: ({ status }) => <ArticleStatus status={status} /> },
  title: { title: t.titleColumn, cell: ({ id, title }) => <Link to={editPath(id)}>{title}</Link> },
  typed: { title: t.titleColumn, cell: ({ title, type }) => <TypedTitle title={title} type={type} /> },
  readings: { title: t.readings, align: 'end', cell: ({ pageviews }) => format.number(pageviews) },
  edit: {
    title: t.actions,
    cell: ({ id }) => (
      <Link to={editPath(id)} aria-label={t.editArticle(id)}>
        {t.edit}
      </Link>
    ),
  },
})

export interface ArticleTableProps {
  state: Loadable<ArticlePage>
  /** In their order. */
  columns: readonly ArticleColumn[]
}

/** Articles while they load, after a failure, without any, or as a table. */
export function ArticleTable({ state, columns }: ArticleTableProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const page = shown(state)
  const known = buildColumns(t, format)
  return (
    <>
      {state.status === 'failed' && <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={t.loading} />}
      {page?.items.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
      {page && page.items.length > 0 && (
        <PlainTable
          label={t.table}
          columns={columns.map((id) => ({ id, ...known[id] }))}
          rows={page.items}
          rowKey={({ id }) => id}
        />
      )}
    </>
  )
}
