import { type Language, loadTexts } from '@waldkerf/ui/i18n/Language'
import type { Table } from '../useTable.ts'
import { cellTexts } from './cellTexts.ts'
import { texts } from '../DataTable.texts.ts'

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
