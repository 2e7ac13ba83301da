import { type ColumnData, columnData } from './columnData.ts'
import type { SortValue } from '../columns.ts'
import { rankTexts } from './textRanks.ts'

/** The places of a column's values among themselves: equal ones share one. */
export interface Ranks {
  /** Rank of each row; `count` for those without a value. */
  of: Uint32Array
  count: number
}

/** With more different texts than this, putting them in order would stop the page for more than a frame or two. */
const manyTexts = 3_000

/** Place of `value` in ascending `values`, where it is known to be. */
function binarySearch(values: Float64Array, value: number): number {
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorting numbers natively and searching costs a fifth of a map with as many entries as rows. */
function rankNumbers(values: Float64Array): Ranks {
  // Native order puts what is no number last.
  const sorted = values.toSorted()
  let count = 0
  for (const value of sorted)
    if (value === value && (count === 0 || value !== sorted[count - 1])) sorted[count++] = value
  const inOrder = sorted.subarray(0, count)
  const of = new Uint32Array(values.length)
  for (let row = 0; row < of.length; row++) {
    const value = values[row]!
    of[row] = Number.isNaN(value) ? count : binarySearch(inOrder, value)
  }
  return { of, count }
}

function ranksFromTexts(codes: Uint32Array, ranksByCode: Uint32Array): Ranks {
  const count = ranksByCode.length
  return { of: codes.map((code) => (code === count ? count : ranksByCode[code]!)), count }
}

const known = new WeakMap<ColumnData, Ranks>()

function keep(data: ColumnData, ranks: Ranks): Ranks {
  known.set(data, ranks)
  return ranks
}

/** @returns the ranks of what `read` finds in the rows; computed once. */
export function columnRanks<Row>(rows: readonly Row[], read: (row: Row) => SortValue): Ranks {
  const data = columnData(rows, read)
  const ranks = known.get(data)
  if (ranks) return ranks
  return keep(
    data,
    data.kind === 'number' ? rankNumbers(data.values) : ranksFromTexts(data.codes, rankTexts(data.texts)),
  )
}

/** Whether ranks are computed already, or cheap enough to be computed at once. */
export function ranksAtHand<Row>(rows: readonly Row[], read: (row: Row) => SortValue): boolean {
  const data = columnData(rows, read)
  return known.has(data) || data.kind === 'number' || data.texts.length <= manyTexts
}

/** Makes ranks of many different texts in a worker. Where there is none, they are made when they are asked for. */
export async function prepareRanks<Row>(rows: readonly Row[], read: (row: Row) => SortValue): Promise<void> {
  const data = columnData(rows, read)
  if (known.has(data) || data.kind === 'number') return
  const ranks = await rankBeside(data.texts)
  keep(data, ranksFromTexts(data.codes, ranks))
}

async function rankBeside(texts: readonly string[]): Promise<Uint32Array> {
  const worker = new Worker(new URL('./ranks.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Uint32Array>()
  worker.addEventListener('message', ({ data }: MessageEvent<Uint32Array>) => resolve(data))
  worker.addEventListener('error', reject)
  worker.postMessage(texts, [])
  try {
    return await promise
  } catch {
    return rankTexts(texts)
  } finally {
    worker.terminate()
  }
}
