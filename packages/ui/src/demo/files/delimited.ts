import { guarded, unguarded } from '@waldkerf/domain/export/textFormat'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'

export type Cell = string | number | null

const written = (cell: Cell, separator: string) => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = guarded(cell)
  return text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** Rows as text, RFC 4180: quoted where needed, lines end with CRLF. Numbers stay numbers. */
export const delimited = (rows: readonly (readonly Cell[])[], separator: ',' | ';' | '\t'): string =>
  rows.map((row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`).join('')

/** Rows of such a text; what stands in quotes may hold separators and line breaks. */
export function parseDelimited(text: string, separator: ',' | ';' | '\t'): string[][] {
  const rows: string[][] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^"\r\n]*?))/.source
  const end = separator === '\t' ? '\\t' : separator
  const pattern = new RegExp(`${cells}(${end}|\\r\\n|\\n|\\r|$)`, 'y')
  let row: string[] = []
  while (pattern.lastIndex < text.length) {
    const [whole, quoted, plain = '', stop] = pattern.exec(text) ?? []
    if (whole === undefined) break
    row.push(unguarded(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (stop === separator) continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push([...row, ''])
  return rows
}

/** A name that every file system takes: no path, no sign with a meaning, no name that Windows keeps for itself. */
export function safeFileName(name: string, otherwise: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100)
  if (clean === '') return otherwise
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(clean) ? `${clean}-` : clean
}

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
