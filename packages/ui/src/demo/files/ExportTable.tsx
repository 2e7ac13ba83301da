import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/Language.tsx'
import { type PlainColumn, PlainTable } from '../page/PlainTable.tsx'
import type { ArticleHead } from './articleRows.ts'

export interface ExportTableProps {
  label: string
  head: ArticleHead
  rows: readonly Article[]
  /** A column before the others, to choose rows. */
  choice?: { title: ReactNode; cell: (row: Article) => ReactNode }
}

/** The articles as an export has them: the same columns, the same dates. */
export function ExportTable({ label, head, rows, choice }: ExportTableProps) {
  const format = useFormat()
  const columns: PlainColumn<Article>[] = [
    ...(choice ? [{ id: 'choice', ...choice }] : []),
    { id: 'id', title: head.id, align: 'end', cell: ({ id }) => id },
    { id: 'title', title: head.title, cell: ({ title }) => title },
    { id: 'author', title: head.author, cell: ({ author }) => author },
    { id: 'readings', title: head.readings, align: 'end', cell: ({ pageviews }) => format.number(pageviews) },
    { id: 'date', title: head.date, cell: ({ display_time }) => display_time },
  ]
  return <PlainTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
