import { parseDelimited } from '@waldkerf/ui/demo/files/delimited.ts'
import { BookError } from './bookError.ts'
import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'

/** A larger table is of no use on a page, and a few bytes of a file can claim any amount of memory. */
const mostColumns = 256
const mostCells = 1_000_000

/** @throws BookError 'range' */
function checkRange(rows: number, columns: number): void {
  if (columns > mostColumns || rows * columns > mostCells) throw new BookError('range')
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
function checkSheet(xml: string): void {
  let [row, column, rows, columns] = [0, 0, 0, 0]
  for (const { 0: begun, 1: element, index } of xml.matchAll(beginning)) {
    attributes.lastIndex = index + begun.length
    const text = attributes.exec(xml)?.[0]
    if (text === undefined) throw new BookError('broken')
    const address = (element === 'dimension' ? range : reference).exec(text)?.[1]
    if (element === 'dimension') {
      const last = placeAt(address?.split(':').at(-1) ?? 'A1')
      checkRange(last.row, last.column)
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
    checkRange(rows, columns)
  }
}

const mostEntries = 200
const mostUnpacked = 100 * 2 ** 20

/**
 * The archive's texts. Its list is read first: a small archive can hold gigabytes; what is larger than the list says is
 * cut there.
 * @throws BookError
 */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        size += originalSize
        if (entries > mostEntries || size > mostUnpacked) throw new BookError('unpacked')
        return name.endsWith('.xml') || name.endsWith('.rels')
      },
    })
  } catch (error) {
    throw error instanceof BookError ? error : new BookError('broken')
  }
}

/** The cells of a workbook's first sheet as texts. @throws BookError */
async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  const files = unpacked(bytes)
  const names = Object.keys(files)
  if (names.length === 0) throw new BookError('broken')
  // Which of them is the first sheet, the library finds out: none of them may go too far.
  for (const name of names) checkSheet(new TextDecoder().decode(files[name]))
  try {
    // It gets just what was looked at, and stored: packed texts it would unpack in workers of their own, from addresses
    // that the page's policy refuses.
    const rows = await readSheet(zipSync(files, { level: 0 }).buffer)
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  } catch {
    throw new BookError('broken')
  }
}

/** The first sheet: its heads, and rows as long as those. */
export interface SheetContent {
  head: string[]
  rows: string[][]
}

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)
const isArchive = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 3, 4)
/** Excel before 2007, and workbooks with a password. */
const isOldExcel = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

/** UTF-8, or else the encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function textCells(bytes: Uint8Array): string[][] {
  if (bytes.includes(0)) throw new BookError('content')
  const text = decoded(bytes)
  const [first = ''] = text.split(/\r?\n/, 1)
  const separator = ([';', '\t', ','] as const).find((sign) => first.includes(sign)) ?? ','
  return parseDelimited(text, separator)
}

/** First row as heads; a blank one is named by its place. */
function toContent(cells: string[][]): SheetContent {
  const [first, ...rest] = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (!first) throw new BookError('empty')
  if (rest.length === 0) throw new BookError('headOnly')
  const width = rest.reduce((most, row) => Math.max(most, row.length), first.length)
  checkRange(rest.length, width)
  const head = Array.from({ length: width }, (_, index) => first[index]?.trim() || `UNKNOWN ${index}`)
  if (new Set(head).size < head.length) throw new BookError('doubleHead')
  return { head, rows: rest.map((row) => head.map((_, index) => row[index] ?? '')) }
}

/**
 * Reads a workbook's first sheet or delimited text; which it is its bytes say.
 * @param suffix of the file: one called workbook that is none is broken
 * @throws BookError
 */
export async function readContent(buffer: ArrayBuffer, suffix: string): Promise<SheetContent> {
  const bytes = new Uint8Array(buffer)
  if (isOldExcel(bytes)) throw new BookError('oldExcel')
  if (isArchive(bytes)) return toContent(await workbookCells(bytes))
  if (suffix === 'xlsx') throw new BookError('broken')
  return toContent(textCells(bytes))
}
