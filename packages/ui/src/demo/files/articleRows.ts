import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { Cell } from './delimited.ts'

/** Words over the columns of an export, in their order. */
export type ArticleHead = Readonly<Record<'id' | 'title' | 'author' | 'readings' | 'date', string>>

export const headCells = ({ id, title, author, readings, date }: ArticleHead) => [id, title, author, readings, date]

/** An article as a row: numbers as numbers, the date as it is shown. */
export const articleCells = ({ id, title, author, pageviews, display_time }: Article): Cell[] => [
  id,
  title,
  author,
  pageviews,
  display_time || null,
]
