import type { Column, FilterKind } from '../columns.ts'
import { type ColumnData, columnData } from '../order/columnData.ts'

/** Typed filter texts by column id; an empty one filters nothing. */
export type Filters = Readonly<Record<string, string>>

type Test = (row: number) => boolean

/** Words as they are searched for: `Öhr` is found by `ohr`. */
const folded = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

interface Range<T> {
  from: T | undefined
  to: T | undefined
  /** The ends themselves do not belong to it. */
  open?: boolean
}

/** `5`, `>5`, `<=5`, `5–10`, `5..10` or `5-10`, whose ends belong to it. @returns undefined for what is no such thing */
function readRange<T>(input: string, read: (end: string) => Range<T> | undefined): Range<T> | undefined {
  const text = input.trim()
  const side = /^([<>])(=?)\s*(.+)$/.exec(text)
  if (side) {
    const end = read(side[3]!)
    const open = side[2] === ''
    if (!end) return undefined
    if (side[1] === '>') return { from: open ? end.to : end.from, to: undefined, open }
    return { from: undefined, to: open ? end.from : end.to, open }
  }
  const whole = read(text)
  if (whole) return whole
  const parts = /^(.+?)\s*(?:–|\.\.|-|bis)\s*(.+)$/.exec(text)
  const [from, to] = [parts && read(parts[1]!), parts && read(parts[2]!)]
  return from && to ? { from: from.from, to: to.to } : undefined
}

function readNumber(text: string): Range<number> | undefined {
  const plain = text.trim().replaceAll('.', '').replace(',', '.')
  const value = /^[-−]?\d+(\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : Number.NaN
  return Number.isNaN(value) ? undefined : { from: value, to: value }
}

/** `2026`, `11.2026` or `21.11.2026`, also year-month-day: from its first day to its last, as text. */
function readDay(text: string): Range<string> | undefined {
  const found = /^(?:(?:(\d{1,2})\.)?(\d{1,2})\.)?(\d{4})$/.exec(text.trim())
  const day = found
    ? [found[3]!, ...[found[2], found[1]].filter(Boolean).map((part) => part!.padStart(2, '0'))].join('-')
    : /^\d{4}(-\d{2}){0,2}$/.exec(text.trim())?.[0]
  return day === undefined ? undefined : { from: day, to: `${day}~` }
}

const byText = ({ codes, texts }: Extract<ColumnData, { kind: 'text' }>, fits: (text: string) => boolean): Test => {
  const passes = Uint8Array.from(texts, (text) => Number(fits(text)))
  return (row) => passes[codes[row]!] === 1
}

function within<T extends string | number>({ from, to, open }: Range<T>): (value: T) => boolean {
  if (open) return (value) => (from === undefined || value > from) && (to === undefined || value < to)
  return (value) => (from === undefined || value >= from) && (to === undefined || value <= to)
}

/** An unreadable filter fits no row, so that a typing error is noticed. */
const nothing: Test = () => false

const readers: Record<FilterKind, (data: ColumnData, input: string) => Test> = {
  text: (data, input) => {
    const part = folded(input.trim())
    if (data.kind === 'number') return (row) => String(data.values[row]).includes(part)
    return byText(data, (text) => folded(text).includes(part))
  },
  number: (data, input) => {
    const range = readRange(input, readNumber)
    if (!range || data.kind === 'text') return nothing
    const fits = within(range)
    return (row) => fits(data.values[row]!)
  },
  day: (data, input) => {
    const range = readRange(input, readDay)
    return range && data.kind === 'text' ? byText(data, within(range)) : nothing
  },
  choice: (data, input) =>
    data.kind === 'text' ? byText(data, (text) => text === input) : (row) => String(data.values[row]) === input,
}

/** The function a column's filter reads rows by. */
export const filterRead = <Row>({ filterBy, sortBy }: Column<Row>) => filterBy ?? sortBy

function rowTests<Row>(rows: readonly Row[], columns: readonly Column<Row>[], filters: Filters): Test[] {
  return columns.flatMap((column) => {
    const input = filters[column.id] ?? ''
    const read = filterRead(column)
    return column.filter && read && input.trim() ? [readers[column.filter](columnData(rows, read), input)] : []
  })
}

/** @returns of `order` (undefined: all rows as they are) the indices of those rows that pass every filter. */
export function filterOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
  order: Uint32Array | undefined,
): Uint32Array | undefined {
  const tests = rowTests(rows, columns, filters)
  if (tests.length === 0) return order
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const row = order ? order[i]! : i
    if (tests.every((test) => test(row))) found[count++] = row
  }
  return found.slice(0, count)
}
