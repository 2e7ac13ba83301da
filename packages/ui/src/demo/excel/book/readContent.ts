import { parseDelimited } from '@waldkerf/ui/demo/files/delimited.ts'
import { BookError } from '@waldkerf/ui/browser/workbook/bookError'
import { checkRange, workbookCells } from '@waldkerf/ui/browser/workbook/workbookCells'

/** The first sheet: its heads, and rows as long as those. */
export interface SheetContent {
  head: string[]
  rows: string[][]
}

/** A larger table is of no use on a page. */
const limits = { columns: 256, cells: 1_000_000, bytes: 100 * 2 ** 20 }

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
  checkRange(rest.length, width, limits)
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
  if (isArchive(bytes)) return toContent(await workbookCells(bytes, limits))
  if (suffix === 'xlsx') throw new BookError('broken')
  return toContent(textCells(bytes))
}
