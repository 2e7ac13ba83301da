import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'
import { BookError } from './bookError.ts'

/** How large a workbook may be: a few bytes of a file can claim any amount of memory. */
export interface WorkbookLimits {
  columns: number
  cells: number
  /** Of all its parts, unpacked. */
  bytes: number
}

/** @throws BookError 'range' */
export function checkRange(rows: number, columns: number, limits: WorkbookLimits): void {
  if (columns > limits.columns || rows * columns > limits.cells) throw new BookError('range')
}

/** `XFD1048576` → row 1048576, column 16384. @throws BookError 'broken' */
function placeAt(address: string): { row: number; column: number } {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address.toUpperCase()) ?? []
  if (letters === undefined) throw new BookError('broken')
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits), column }
}

/** Where elements begin that say how far a sheet goes; `name` may have a prefix. */
const beginning = /<(?:[\w.-]+:)?(dimension|row|c)(?=[\s/>])/g
/** Everything after the name up to the end of the tag. */
const attributes = /(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/y
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`)
const [reference, range] = [attribute('r'), attribute('ref')]

/**
 * Looks at every address of a sheet's XML before anything lays out its rows: at the size it states, and at the cells
 * themselves, since the one need not fit the other. A row or cell without an address follows the one before.
 * @throws BookError 'range' where it goes too far, 'broken' where a tag cannot be read
 */
function checkSheet(xml: string, limits: WorkbookLimits): void {
  let [row, column, rows, columns] = [0, 0, 0, 0]
  for (const { 0: begun, 1: element, index } of xml.matchAll(beginning)) {
    attributes.lastIndex = index + begun.length
    const text = attributes.exec(xml)?.[0]
    if (text === undefined) throw new BookError('broken')
    const address = (element === 'dimension' ? range : reference).exec(text)?.[1]
    if (element === 'dimension') {
      const last = placeAt(address?.split(':').at(-1) ?? 'A1')
      checkRange(last.row, last.column, limits)
    } else if (element === 'row') {
      row = address === undefined ? row + 1 : Number(address)
      column = 0
    } else {
      const place = address === undefined ? { row, column: column + 1 } : placeAt(address)
      column = place.column
      row = Math.max(row, place.row)
    }
    if (!Number.isSafeInteger(row)) throw new BookError('broken')
    rows = Math.max(rows, row)
    columns = Math.max(columns, column, 1)
    checkRange(rows, columns, limits)
  }
}

const mostEntries = 200

/**
 * The archive's texts. Its list is read first: a small archive can hold gigabytes; what is larger than the list says is
 * cut there.
 * @throws BookError
 */
function unpacked(bytes: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array> {
  let entries = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        size += originalSize
        if (entries > mostEntries || size > limits.bytes) throw new BookError('unpacked')
        return name.endsWith('.xml') || name.endsWith('.rels')
      },
    })
  } catch (error) {
    throw error instanceof BookError ? error : new BookError('broken')
  }
}

/** Workbooks have no time zones, and keep moments as fractions of days: a day is midnight in UTC. */
const momentText = (moment: Date) =>
  new Date(Math.round(moment.getTime() / 1_000) * 1_000).toISOString().slice(0, 19).replace('T00:00:00', '')

/** The cells of a workbook's first sheet as texts; of a formula its last result. @throws BookError */
export async function workbookCells(bytes: Uint8Array, limits: WorkbookLimits): Promise<string[][]> {
  const files = unpacked(bytes, limits)
  const names = Object.keys(files)
  if (names.length === 0) throw new BookError('broken')
  // Which of them is the first sheet, the library finds out: none of them may go too far.
  for (const name of names) checkSheet(new TextDecoder().decode(files[name]), limits)
  try {
    // It gets just what was looked at, and stored: packed texts it would unpack in workers of their own, from addresses
    // that the page's policy refuses.
    const rows = await readSheet(zipSync(files, { level: 0 }).buffer)
    return rows.map((row) =>
      row.map((cell) => (cell instanceof Date ? momentText(cell) : cell === null ? '' : String(cell))),
    )
  } catch {
    throw new BookError('broken')
  }
}
