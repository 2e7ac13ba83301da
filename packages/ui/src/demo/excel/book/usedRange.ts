import { BookError } from './bookError.ts'

/** A larger table is of no use on a page, and a few bytes of a file can claim any amount of memory. */
const mostColumns = 256
const mostCells = 1_000_000

/** @throws BookError 'range' */
export function checkRange(rows: number, columns: number): void {
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
export function checkSheet(xml: string): void {
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
