import * as fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Beetle, beetleStatuses } from '../beetles.ts'
import { toBeetles, columnBuffers } from './columns.ts'
import { decodeColumns } from './decode.ts'
import { encodeColumns } from './encode.ts'
import { mergeBeetles } from './merge.ts'
import { readableColumns } from './readable.ts'
import { toInstant, toMicros } from './times.ts'
import { beetleColumnsAnswer, type BeetleColumnsAnswer } from './wire.ts'

/** A number of JSON holds microseconds exactly until 2106. */
const dates = { min: new Date('1970-01-02'), max: new Date('2105-12-31'), noInvalidDate: true }
const micros = fc.tuple(fc.date(dates), fc.nat(999_999)).map(([date, rest]) => {
  const seconds = Math.floor(date.getTime() / 1_000)
  return toInstant(seconds * 1e6 + rest)
})
const place = fc.option(
  fc.tuple(
    fc.double({ min: -90, max: 90, noNaN: true }).filter((value) => !Object.is(value, -0)),
    fc.double({ min: -180, max: 180, noNaN: true }).filter((value) => !Object.is(value, -0)),
  ),
)

const beetle = (id: number): fc.Arbitrary<Beetle> =>
  fc
    .record({
      art: fc.nat(40),
      status: fc.oneof(fc.constantFrom(...beetleStatuses), fc.string()),
      published_from: fc.constantFrom('', 'a@example.test', 'b@example.test', null),
      letzter_bearbeiter: fc.constantFrom('', 'a@example.test', null),
      message: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      user_id: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
      fund_datum: fc.option(fc.date(dates).map((date) => date.toISOString().slice(0, 10))),
      gemeldet_am: micros,
      place,
      bundesland: fc.constantFrom('', 'Bayern', 'Österreich'),
      bilder_anzahl: fc.nat(12),
      version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      beantwortet: fc.boolean(),
    })
    .map(({ place: found, ...row }) => ({ id, ...row, lat: found?.[0] ?? null, lon: found?.[1] ?? null }))

const newestFirst = (rows: readonly Beetle[]) =>
  rows.toSorted((a, b) => toMicros(b.gemeldet_am) - toMicros(a.gemeldet_am) || b.id - a.id)

const beetles = (most = 20) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: most })
    .chain((ids) => fc.tuple(...ids.map(beetle)))
    .map(newestFirst)

const head = { stand: 'x', vollstaendig: true, aktuell: true, weg: [] }
/** Encodes records, sends them as JSON and reads the answer. */
const sent = (rows: readonly Beetle[]): BeetleColumnsAnswer =>
  parse(beetleColumnsAnswer, JSON.parse(JSON.stringify(encodeColumns(rows, head))))
const toColumns = (rows: readonly Beetle[]) => decodeColumns(sent(rows))

test('records come out as they went in', () => {
  fc.assert(
    fc.property(beetles(), (rows) => {
      expect(toBeetles(toColumns(rows))).toEqual(rows)
    }),
  )
})

test('changes put into records are the changed records', () => {
  fc.assert(
    fc.property(beetles(), beetles(8), fc.array(fc.integer({ min: 1, max: 60 })), (before, changes, gone) => {
      const changed = new Set(changes.map(({ id }) => id))
      const left = new Set(gone.filter((id) => !changed.has(id)))
      const expected = newestFirst([...before.filter(({ id }) => !changed.has(id) && !left.has(id)), ...changes])
      expect(mergeBeetles(before, toBeetles(toColumns(changes)), [...left])).toEqual(expected)
    }),
  )
})

test('a worker can hand all of it over', () => {
  const columns = toColumns([])
  expect(new Set(columnBuffers(columns)).size).toBe(15)
  const copy = structuredClone(columns, { transfer: columnBuffers(columns) })
  expect(toBeetles(copy)).toEqual([])
})

describe('a row that cannot be read', () => {
  const ill = fc.record({
    row: fc.nat(),
    column: fc.constantFrom('art', 'status', 'message', 'user_id', 'lat', 'lon', 'fund_datum', 'version'),
    value: fc.constantFrom('7', {}, 1e9 + 0.5, 'x'),
  })

  test('goes alone: the others are what they were', () => {
    fc.assert(
      fc.property(
        beetles().filter((rows) => rows.length > 1),
        fc.array(ill, { minLength: 1, maxLength: 3 }),
        (rows, faults) => {
          const body = structuredClone(sent(rows)) as unknown as Record<string, unknown[]>
          const isNumeric = ({ column, value }: (typeof faults)[number]) =>
            typeof value === 'number' && column !== 'status' && column !== 'message'
          const gone = new Set<number>()
          for (const fault of faults.filter((each) => !isNumeric(each))) {
            // The last row is never damaged.
            const row = fault.row % (rows.length - 1)
            body[fault.column]![row] = fault.value
            gone.add(row)
          }
          const { answer, unreadable } = readableColumns(JSON.parse(JSON.stringify(body)))
          expect(unreadable).toBe(gone.size)
          expect(toBeetles(decodeColumns(answer))).toEqual(rows.filter((_, row) => !gone.has(row)))
        },
      ),
    )
  })

  const [two] = fc.sample(
    beetles().filter((rows) => rows.length === 2),
    { numRuns: 1, seed: 3 },
  )
  const body = () => sent(two ?? [])
  test.each([
    ['null for a column', { status: null }],
    ['a number that others count from', { id: [null, 1] }],
    ['a time that others count from', { gemeldet_am: ['x', 1] }],
    ['a short column', { version: [1] }],
    ['nothing that can be read', { art: [null, null] }],
  ])('fails the answer where it is %s', (_what, wrong) => {
    expect(() => decodeColumns(readableColumns({ ...body(), ...wrong }).answer)).toThrow(
      /number|Array|column|row|numbers|differ|read/i,
    )
  })
})

describe('an answer that is not in order is refused', () => {
  const [good] = fc.sample(
    beetles()
      .filter((rows) => rows.length > 1)
      .map(sent),
    { numRuns: 1, seed: 7 },
  )
  test.each([
    ['a short column', { version: [1] }],
    ['a wrong count', { anzahl: 0 }],
    ['a text that is not there', { texte: { ...good?.texte, status: [] } }],
  ])('%s', (_what, wrong) => {
    expect(() => decodeColumns({ ...good, ...wrong } as BeetleColumnsAnswer)).toThrow(RangeError)
  })
})

test.each([
  ['2026-11-20T08:29:00+00:00', '2026-11-20T08:29:00+00:00'],
  ['2026-11-20T08:29:00.5+00:00', '2026-11-20T08:29:00.5+00:00'],
  ['2026-11-20T08:29:00.000001Z', '2026-11-20T08:29:00.000001+00:00'],
  ['2026-11-20T09:29:00+01:00', '2026-11-20T08:29:00+00:00'],
])('%s is told again as %s', (instant, result) => {
  expect(toInstant(toMicros(instant))).toBe(result)
})
