import type { Column, Sort, SortValue } from './columns.ts'

/**
 * Order of rows by one column. A column becomes ranks (equal values share one), computed once; ranks are then put in
 * order by counting. So a second sort of 100,000 rows takes milliseconds, and equal rows keep their places.
 */

const collator = new Intl.Collator('de')

interface Ranks {
  /** Rank of each row; `count` for those without a value. */
  of: Uint32Array
  count: number
}

const known = new WeakMap<object, WeakMap<object, Ranks>>()

/** Place of `value` in ascending `values`, where it is known to be. */
function placeOf(values: Float64Array, value: number): number {
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Numbers: sorting them natively and searching costs a fifth of a map with as many entries as rows. */
function rankNumbers(values: readonly (number | null)[]): Ranks {
  const inOrder = Float64Array.from(values.filter((value) => value !== null))
    .toSorted()
    .filter((value, i, all) => i === 0 || value !== all[i - 1])
  const count = inOrder.length
  return { of: Uint32Array.from(values, (value) => (value === null ? count : placeOf(inOrder, value))), count }
}

function rankTexts(values: readonly SortValue[]): Ranks {
  const texts = new Set(values.filter((value) => value !== null).map(String))
  const rankOf = new Map([...texts].toSorted(collator.compare).map((text, rank) => [text, rank]))
  const rank = (value: SortValue) => (value === null ? texts.size : rankOf.get(String(value))!)
  return { of: Uint32Array.from(values, rank), count: texts.size }
}

const allNumbers = (values: readonly SortValue[]): values is readonly (number | null)[] =>
  values.every((value) => typeof value !== 'string')

function computeRanks<Row>(rows: readonly Row[], sortBy: (row: Row) => SortValue): Ranks {
  const values = rows.map(sortBy)
  return allNumbers(values) ? rankNumbers(values) : rankTexts(values)
}

function ranksOf<Row>(rows: readonly Row[], column: Column<Row>): Ranks | undefined {
  if (!column.sortBy) return undefined
  const ofRows = known.get(rows) ?? new WeakMap<object, Ranks>()
  known.set(rows, ofRows)
  const ranks = ofRows.get(column) ?? computeRanks(rows, column.sortBy)
  ofRows.set(column, ranks)
  return ranks
}

/** Stable counting sort; those without a value (rank `count`) stay last whatever the direction. */
function permutation({ of, count }: Ranks, descending: boolean): Uint32Array {
  const place = (rank: number) => (descending && rank < count ? count - 1 - rank : rank)
  const starts = new Uint32Array(count + 2)
  for (const rank of of) starts[place(rank) + 1]! += 1
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!
  const order = new Uint32Array(of.length)
  for (let row = 0; row < of.length; row++) order[starts[place(of[row]!)]!++] = row
  return order
}

/**
 * Rows in the order of `sort`; the same array when nothing is to be sorted.
 * Give it the same `rows` and `columns` again and only the counting is done anew.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = sort && columns.find(({ id }) => id === sort.column)
  const ranks = column && ranksOf(rows, column)
  if (!ranks) return rows
  return Array.from(permutation(ranks, sort.direction === 'descending'), (row) => rows[row]!)
}
