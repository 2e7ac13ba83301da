import type { SortValue } from '../columns.ts'

/** A column read out of its rows once: numbers as they are, texts as codes into a list in which each stands once. */
export type ColumnData =
  /** NaN: no value. */
  | { kind: 'number'; values: Float64Array }
  /** Code `texts.length`: no value. */
  | { kind: 'text'; codes: Uint32Array; texts: readonly string[] }

type Read<Row> = (row: Row) => SortValue

function readNumbers<Row>(rows: readonly Row[], read: Read<Row>): ColumnData | undefined {
  const values = new Float64Array(rows.length)
  for (let row = 0; row < rows.length; row++) {
    const value = read(rows[row]!)
    if (typeof value === 'string') return undefined
    values[row] = value ?? Number.NaN
  }
  return { kind: 'number', values }
}

function readTexts<Row>(rows: readonly Row[], read: Read<Row>): ColumnData {
  const none = 0xff_ff_ff_ff
  const codesByText = new Map<string, number>()
  const codes = new Uint32Array(rows.length)
  for (let row = 0; row < rows.length; row++) {
    const value = read(rows[row]!)
    if (value === null) {
      codes[row] = none
      continue
    }
    const text = String(value)
    const known = codesByText.get(text)
    codes[row] = known ?? codesByText.size
    if (known === undefined) codesByText.set(text, codesByText.size)
  }
  const texts = [...codesByText.keys()]
  for (let row = 0; row < codes.length; row++) if (codes[row] === none) codes[row] = texts.length
  return { kind: 'text', codes, texts }
}

const known = new WeakMap<object, WeakMap<object, ColumnData>>()

/** @returns what `read` finds in each row; kept for as long as these rows and this function live. */
export function columnData<Row>(rows: readonly Row[], read: Read<Row>): ColumnData {
  const columns = known.get(rows) ?? new WeakMap<object, ColumnData>()
  known.set(rows, columns)
  const data = columns.get(read) ?? readNumbers(rows, read) ?? readTexts(rows, read)
  columns.set(read, data)
  return data
}
