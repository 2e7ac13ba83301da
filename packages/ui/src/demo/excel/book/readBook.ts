import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'
import { parseDelimited } from '../../files/delimited.ts'

/** Why a file cannot be read. */
export type BookProblem = 'suffix' | 'oldExcel' | 'weight' | 'unpacked' | 'broken' | 'empty' | 'headOnly' | 'doubleHead'

export class BookError extends Error {
  override name = 'BookError'
  readonly problem: BookProblem

  constructor(problem: BookProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The first sheet: its heads, and rows as long as those. */
export interface SheetContent {
  head: string[]
  rows: string[][]
}

const largestFile = 2 ** 20
const mostEntries = 200
const mostUnpacked = 100 * 2 ** 20

/** A small archive can hold gigabytes: its list is read, and nothing unpacked. */
function checkArchive(bytes: Uint8Array) {
  let entries = 0
  let unpacked = 0
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        entries += 1
        unpacked += originalSize
        return false
      },
    })
  } catch {
    throw new BookError('broken')
  }
  if (entries === 0) throw new BookError('broken')
  if (entries > mostEntries || unpacked > mostUnpacked) throw new BookError('unpacked')
}

async function cellsOfXlsx(file: File): Promise<string[][]> {
  const bytes = await file.arrayBuffer()
  checkArchive(new Uint8Array(bytes))
  try {
    const rows = await readSheet(bytes)
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  } catch {
    throw new BookError('broken')
  }
}

/** UTF-8; what is not is read as Windows writes it. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function cellsOfText(file: File): Promise<string[][]> {
  const text = decoded(await file.arrayBuffer())
  const [first = ''] = text.split(/\r?\n/)
  const separator = ([';', '\t', ','] as const).find((sign) => first.includes(sign)) ?? ','
  return parseDelimited(text, separator)
}

const readers: Readonly<Record<string, (file: File) => Promise<string[][]>>> = {
  xlsx: cellsOfXlsx,
  csv: cellsOfText,
  txt: cellsOfText,
}

/** First row as heads; a blank one is named by its place. */
function contentOf(cells: string[][]): SheetContent {
  const [first, ...rest] = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (!first) throw new BookError('empty')
  if (rest.length === 0) throw new BookError('headOnly')
  const width = Math.max(first.length, ...rest.map((row) => row.length))
  const head = Array.from({ length: width }, (_, index) => first[index]?.trim() || `UNKNOWN ${index}`)
  if (new Set(head).size < head.length) throw new BookError('doubleHead')
  return { head, rows: rest.map((row) => head.map((_, index) => row[index] ?? '')) }
}

/** Reads the first sheet of a file, at most 1 MB of it. @throws BookError */
export async function readBook(file: File): Promise<SheetContent> {
  const suffix = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (suffix === 'xls') throw new BookError('oldExcel')
  const read = readers[suffix]
  if (!read) throw new BookError('suffix')
  if (file.size >= largestFile) throw new BookError('weight')
  return contentOf(await read(file))
}
