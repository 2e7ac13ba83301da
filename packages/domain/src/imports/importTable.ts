/** Why a file cannot be imported. */
export type ImportFault =
  | 'tooLarge'
  | 'unpacked'
  | 'oldExcel'
  | 'unknownKind'
  | 'broken'
  | 'empty'
  | 'headOnly'
  | 'longLine'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'noPoints'

export class ImportError extends Error {
  override name = 'ImportError'
  readonly fault: ImportFault
  constructor(fault: ImportFault) {
    super(fault)
    this.fault = fault
  }
}

/** A file as a table of texts, whatever its format. */
export interface ImportTable {
  head: string[]
  rows: string[][]
  /** Of each row the line of the file, as a spreadsheet counts them: blank lines and the head count. */
  lines: number[]
  /** The coordinate system that the file names; undefined where it names none. */
  epsg?: number
}

/** In bytes. */
export const largestImport = 100 * 2 ** 20
export const mostImportRows = 250_000
const mostColumns = 256
/** Characters of a line: a file without line breaks is no table. */
const longestLine = 1_000_000

const separators = ['\t', ';', ',', '|'] as const

/** The separator that the head has most of. */
const separatorIn = (line: string) =>
  separators
    .map((sign) => ({ sign, count: line.split(sign).length }))
    .reduce((best, one) => (one.count > best.count ? one : best)).sign

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** Systems that differ from a shipped one by the order of their axes alone, which no file follows; ETRS89 counts as WGS 84. */
const others: Readonly<Record<number, number>> = {
  4258: 4326,
  4979: 4326,
  3044: 25832,
  3045: 25833,
  5678: 31468,
  5679: 31469,
}

/** The system of the product that a file's own one is read by. */
export const shippedSystem = (epsg: number | undefined): number | undefined => others[epsg ?? 0] ?? epsg

/**
 * Takes the first filled row as the head; columns without a name are named by their place.
 * @param line the number of the first row: 0 for a head that is no line of the file
 * @throws ImportError
 */
export function toTable(found: Iterable<string[]>, epsg?: number, line = 1): ImportTable {
  let first: string[] | undefined
  const rows: string[][] = []
  const lines: number[] = []
  let at = line - 1
  for (const row of found) {
    at += 1
    if (!isFilled(row)) continue
    if (row.length > mostColumns) throw new ImportError('tooManyColumns')
    if (!first) {
      first = row
      continue
    }
    lines.push(at)
    if (rows.push(row) > mostImportRows) throw new ImportError('tooManyRows')
  }
  if (!first) throw new ImportError('empty')
  if (rows.length === 0) throw new ImportError('headOnly')
  const width = rows.reduce((most, { length }) => Math.max(most, length), first.length)
  const head = Array.from({ length: width }, (_, at) => first[at]?.trim() || `${at + 1}`)
  return epsg === undefined ? { head, rows, lines } : { head, rows, lines, epsg }
}

/** @throws ImportError */
export function readDelimited(
  text: string,
  rowsIn: (text: string, separator: string) => Iterable<string[]>,
): ImportTable {
  const start = text.search(/\S/)
  if (start < 0) throw new ImportError('empty')
  const end = text.slice(start, start + longestLine + 1).search(/[\r\n]/)
  if (end < 0 && text.length - start > longestLine) throw new ImportError('longLine')
  const head = end < 0 ? text.slice(start) : text.slice(start, start + end)
  return toTable(rowsIn(text, separatorIn(head)))
}
