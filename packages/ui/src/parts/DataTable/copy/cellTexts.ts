import { isValidElement, type ReactNode } from 'react'
import type { Column } from '../columns.ts'

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
