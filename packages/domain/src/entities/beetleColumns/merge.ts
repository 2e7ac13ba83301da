import type { BeetleColumns, CodedTexts } from './columns.ts'
import { textColumns } from './wire.ts'

/** Where a merged row comes from: a row of the first columns, or `~row` of the second ones. */
type Sources = Int32Array

type Numbers = Float64Array | Int32Array | Uint32Array

/**
 * Columns with later changes put in: changed records take their places anew, those that are gone leave. Nothing given is
 * changed.
 * @param gone ids, `weg` of the answer that brought the changes
 */
export function mergeColumns(before: BeetleColumns, changes: BeetleColumns, gone: readonly number[]): BeetleColumns {
  const left = new Set(gone)
  for (const id of changes.id) left.add(id)
  const sources = inOrder(before, changes, left)
  const numbers = <T extends Numbers>(first: T, second: T) => pick(first, second, sources)
  const texts = textColumns.map((name) => [name, mergeTexts(before[name], changes[name], sources)] as const)
  return {
    ...before,
    ...Object.fromEntries(texts),
    stand: changes.stand,
    length: sources.length,
    id: numbers(before.id, changes.id),
    art: numbers(before.art, changes.art),
    user_id: numbers(before.user_id, changes.user_id),
    fund_datum: numbers(before.fund_datum, changes.fund_datum),
    gemeldet_am: numbers(before.gemeldet_am, changes.gemeldet_am),
    lat: numbers(before.lat, changes.lat),
    lon: numbers(before.lon, changes.lon),
    bilder_anzahl: numbers(before.bilder_anzahl, changes.bilder_anzahl),
    version: numbers(before.version, changes.version),
  }
}

/** Both are newest first already: one walk over both. */
function inOrder(before: BeetleColumns, changes: BeetleColumns, left: ReadonlySet<number>): Sources {
  const sources = new Int32Array(before.length + changes.length)
  let count = 0
  let next = 0
  for (let row = 0; row < before.length; row++) {
    if (left.has(before.id[row] ?? 0)) continue
    while (next < changes.length && isNewer(changes, next, before, row)) sources[count++] = ~next++
    sources[count++] = row
  }
  while (next < changes.length) sources[count++] = ~next++
  return sources.slice(0, count)
}

function isNewer(a: BeetleColumns, rowOfA: number, b: BeetleColumns, rowOfB: number): boolean {
  const later = (a.gemeldet_am[rowOfA] ?? 0) - (b.gemeldet_am[rowOfB] ?? 0)
  return later === 0 ? (a.id[rowOfA] ?? 0) > (b.id[rowOfB] ?? 0) : later > 0
}

const emptyLike = <T extends Numbers>(column: T, length: number): T =>
  (column instanceof Float64Array
    ? new Float64Array(length)
    : column instanceof Int32Array
      ? new Int32Array(length)
      : new Uint32Array(length)) as T

function pick<T extends Numbers>(first: T, second: T, sources: Sources): T {
  const picked = emptyLike(first, sources.length)
  for (let row = 0; row < picked.length; row++) {
    const source = sources[row] ?? 0
    picked[row] = (source < 0 ? second[~source] : first[source]) ?? 0
  }
  return picked
}

function mergeTexts(first: CodedTexts, second: CodedTexts, sources: Sources): CodedTexts {
  const places = new Map(first.values.map((text, place) => [text, place]))
  const codeOf = second.values.map((text) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  })
  const recoded = second.codes.map((code) => codeOf[code] ?? 0)
  const codes = pick(first.codes, recoded, sources)
  return { values: [...places.keys()], codes }
}
