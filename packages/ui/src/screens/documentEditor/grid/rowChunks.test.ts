import { blankValues, type Row } from '@waldkerf/domain/office/editor/document'
import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChunks, type RowsOfChunk } from './rowChunks.ts'

const makeRow = (key: string): Row => ({ ...blankValues, key })
const many = (count: number) => Array.from({ length: count }, (_, at) => makeRow(`row${at}`))

/** The id of each row's chunk, by the row's key. */
const chunkIds = (chunks: readonly RowsOfChunk[]) =>
  new Map(chunks.flatMap(({ id, rows }) => rows.map(({ key }) => [key, id] as const)))

const step = oneof(
  record({ kind: constantFrom('insert' as const, 'remove' as const, 'change' as const), at: nat(), to: nat() }),
  record({ kind: constantFrom('move' as const), at: nat(), to: nat() }),
)

function after(rows: readonly Row[], { kind, at, to }: { kind: string; at: number; to: number }, name: string): Row[] {
  const place = at % Math.max(rows.length, 1)
  const row = rows[place]
  if (kind === 'insert' || !row) return rows.toSpliced(place, 0, makeRow(name))
  if (kind === 'remove') return rows.toSpliced(place, 1)
  if (kind === 'change') return rows.with(place, { ...row, bez: name })
  return rows.toSpliced(place, 1).toSpliced(to % rows.length, 0, row)
}

test('whatever happens to the rows, the chunks are the rows in their order', () => {
  assert(
    property(nat(60), array(step, { maxLength: 30 }), (count, steps) => {
      const toChunks = createChunks()
      let rows = many(count)
      toChunks(rows)
      steps.forEach((each, at) => {
        rows = after(rows, each, `new${at}`)
        const chunks = toChunks(rows)
        expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(rows)
        expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length)
        let from = 0
        for (const chunk of chunks) {
          expect(chunk.from).toBe(from)
          from += chunk.rows.length
        }
      })
    }),
  )
})

describe('of a hundred rows', () => {
  const rows = many(100)
  const begun = () => {
    const toChunks = createChunks()
    return { toChunks, before: toChunks(rows) }
  }

  test('a key changes one chunk', () => {
    const { toChunks, before } = begun()
    const next = toChunks(rows.with(42, { ...makeRow('row42'), bez: 'a' }))
    expect(next.filter((chunk, at) => chunk !== before[at])).toHaveLength(1)
  })

  test('a row that comes, goes or moves leaves all others where they are', () => {
    for (let at = 0; at < rows.length; at += 1) {
      for (const kind of ['insert', 'remove', 'move']) {
        const { toChunks, before } = begun()
        const home = chunkIds(before)
        const next = chunkIds(toChunks(after(rows, { kind, at, to: (at * 7) % 100 }, 'new')))
        const left = rows.filter(({ key }, place) => place !== at && next.get(key) !== home.get(key))
        expect([kind, at, left]).toEqual([kind, at, []])
      }
    }
  })
})

test('rows that are added one after the other fill chunks of a bounded size', () => {
  const toChunks = createChunks()
  let rows: Row[] = []
  for (let at = 0; at < 300; at += 1) {
    rows = [...rows.slice(0, 5), makeRow(`row${at}`), ...rows.slice(5)]
    toChunks(rows)
  }
  expect(Math.max(...toChunks(rows).map((chunk) => chunk.rows.length))).toBeLessThanOrEqual(20)
})
