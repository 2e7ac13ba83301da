import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'

/** Words over the columns of an export, in their order. */
export type ArticleHead = Readonly<Record<'id' | 'title' | 'author' | 'readings' | 'date', string>>

/** An article's columns as an export has them: numbers as numbers, the date as it is shown. */
export const articleColumns = (head: ArticleHead): ExportColumn<Article>[] => [
  { id: 'id', title: head.id, kind: 'number', value: ({ id }) => id },
  { id: 'title', title: head.title, kind: 'text', value: ({ title }) => title },
  { id: 'author', title: head.author, kind: 'text', value: ({ author }) => author },
  { id: 'readings', title: head.readings, kind: 'number', value: ({ pageviews }) => pageviews },
  { id: 'date', title: head.date, kind: 'text', value: ({ display_time }) => display_time || null },
]

/** Rows of cells, the titles first. */
export const exportLines = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
]
