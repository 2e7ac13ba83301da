import { type Language, loadTexts } from '@waldkerf/ui/i18n/Language'
import { isValidElement, type ReactNode } from 'react'
import type { Table } from '../useTable.ts'
import { texts } from '../DataTable.texts.ts'
import type { Column } from '../columns.ts'

/** The picked rows that are shown, in their order, else the row the keyboard stands on. */
function chosenRows<Row>({ shown, picking: { picked }, cursor: { cursor }, keyAt }: Table<Row>): readonly Row[] {
  const at = shown.at(cursor.row)
  if (picked.size === 0) return at === undefined ? [] : [at]
  return shown.list().filter((_, place) => picked.has(keyAt(place)!))
}

/** Puts the picked rows into the clipboard, else the row or cell the keyboard stands on, and says so. */
export async function copyRows<Row>(table: Table<Row>, language: Language): Promise<void> {
  const { picking, cursor, arrangement, cells, say } = table
  const rows = chosenRows(table)
  if (rows.length === 0) return
  const { column } = cursor.cursor
  const columns =
    picking.picked.size > 0 || column === undefined ? arrangement.columns : cells.slice(column, column + 1)
  const t = (await loadTexts(texts, language)).copy
  try {
    await navigator.clipboard.writeText(cellTexts(rows, columns))
    say(t.copied(rows.length))
  } catch {
    say(t.refused)
  }
}

/** Rows as spreadsheets take them from the clipboard: cells apart by tabs, rows by line ends. */

/** The readable text of a cell; pictures and components that render their own content yield none. */
function nodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(nodeText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? nodeText(node.props.children) : ''
}

/** A spreadsheet would run a text that begins so as a formula (OWASP ASVS 5, 1.2.10): an apostrophe makes it text. */
const guarded = (text: string) => (/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)

function cellText<Row>({ cell, sortBy }: Column<Row>, row: Row): string {
  const value = sortBy?.(row) ?? ''
  const text = (nodeText(cell(row)) || String(value)).replaceAll(/\s+/g, ' ').trim()
  return typeof value === 'number' ? text : guarded(text)
}

/** @returns tab-separated text of what the columns show of the rows. */
export function cellTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return rows.map((row) => columns.map((column) => cellText(column, row)).join('\t')).join('\r\n')
}
