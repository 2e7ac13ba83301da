import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { ReactNode } from 'react'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { type PlainColumn, PlainTable } from '../page/PlainTable.tsx'
import type { ArticleHead } from './delimited.ts'

export interface ExportTableProps {
  label: string
  head: ArticleHead
  rows: readonly Article[]
  /** Stands over title, author and readings. */
  group?: string
  /** A column before the others, to choose rows. */
  choice?: { title: ReactNode; cell: (row: Article) => ReactNode }
}

/** The articles as an export has them: the same columns, the same dates. */
export function ExportTable({ label, head, group, rows, choice }: ExportTableProps) {
  const format = useFormat()
  const columns: PlainColumn<Article>[] = [
    ...(choice ? [{ id: 'choice', ...choice }] : []),
    { id: 'id', title: head.id, align: 'end', cell: ({ id }) => id },
    { id: 'title', title: head.title, group, cell: ({ title }) => title },
    { id: 'author', title: head.author, group, cell: ({ author }) => author },
    {
      id: 'readings',
      title: head.readings,
      group,
      align: 'end',
      cell: ({ pageviews }) => format.number(pageviews),
    },
    { id: 'date', title: head.date, cell: ({ display_time }) => display_time },
  ]
  return <PlainTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
