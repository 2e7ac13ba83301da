import { guarded, unguarded } from '@waldkerf/domain/export/guard'

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
