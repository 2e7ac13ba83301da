import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { blankValues, type EditedDocument, type Row, rowValues } from './document.ts'
import { beginHistory, type History, redo, run, undo } from './history.ts'
import { planWrites, type Saved, type SavedRow, withAnswer, type Write } from './plan.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const values = fc.record({
  ...Object.fromEntries(Object.entries(blankValues).map(([field, value]) => [field, fc.constant(value)])),
  bez: fc.constantFrom('', 'Aufmaß', 'Anfahrt'),
  anzahl: fc.constantFrom('1', '2.5'),
}) as fc.Arbitrary<typeof blankValues>
const rowsWith = (prefix: string) =>
  fc
    .uniqueArray(fc.constantFrom(...keys))
    .chain((own) => fc.tuple(...own.map((key) => values.map((each): Row => ({ ...each, key: prefix + key })))))
const documents: fc.Arbitrary<EditedDocument> = fc.record({
  header: fc.record({ anrede: fc.constantFrom('', 'Guten Tag'), ust_satz: fc.constantFrom('19', '7') }),
  rows: rowsWith(''),
})
const somebody = fc.constantFrom(...keys)
const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('header' as const), changes: fc.record({ ust_satz: fc.constantFrom('19', '0') }) }),
  fc.record({
    kind: fc.constant('change' as const),
    key: somebody,
    changes: fc.record({ bez: fc.constantFrom('', 'Neu') }),
  }),
  fc.record({ kind: fc.constant('move' as const), key: somebody, to: fc.integer({ min: -2, max: 8 }) }),
  fc.record({ kind: fc.constant('remove' as const), keys: fc.uniqueArray(somebody) }),
)
/** Rows that are added get keys of their own. */
const insertAt = (history: History, at: number, row: Row): Command => ({
  kind: 'insert',
  items: [{ at: at % (history.document.rows.length + 1), row }],
})
const steps = fc.array(fc.oneof(commands, fc.tuple(fc.nat(9), values)), { maxLength: 30 })

function walk(document: EditedDocument, walked: (Command | [number, typeof blankValues])[]): History {
  let history = beginHistory(document)
  walked.forEach((step, index) => {
    const command = Array.isArray(step) ? insertAt(history, step[0], { ...step[1], key: `new${index}` }) : step
    history = run(history, command)
  })
  return history
}

describe('the editor', () => {
  it('comes back to the beginning by undo, and to the end by redo', () => {
    fc.assert(
      fc.property(documents, steps, (document, walked) => {
        const end = walk(document, walked)
        let back = end
        while (back.past.length > 0) back = undo(back)
        expect(back.document).toEqual(document)
        let again = back
        while (again.future.length > 0) again = redo(again)
        expect(again.document).toEqual(end.document)
      }),
    )
  })

  it('keeps every row once, whatever is done', () => {
    fc.assert(
      fc.property(documents, steps, (document, walked) => {
        const shown = walk(document, walked).document.rows.map(({ key }) => key)
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})

/** Stores a row as the data service does. */
const answer = (write: Write, id: number): SavedRow | undefined =>
  write.kind === 'delete'
    ? undefined
    : {
        id: write.kind === 'update' ? write.id : id,
        version: write.kind === 'update' ? write.version + 1 : 1,
        lfd_nr: write.lfd_nr,
        values: write.values,
      }

/** Sends writes one after the other. */
const send = (saved: Saved, writes: readonly Write[]) =>
  writes.reduce((state, write, index) => withAnswer(state, write, answer(write, 1_000 + index)), saved)

describe('what is written', () => {
  it('leaves the data service with what is shown, whenever it is broken off and planned anew', () => {
    fc.assert(
      fc.property(documents, steps, fc.nat(9), (document, walked, sent) => {
        const first = send(new Map(), planWrites(document.rows, new Map()))
        const { rows } = walk(document, walked).document
        const broken = send(first, planWrites(rows, first).slice(0, sent))
        const saved = send(broken, planWrites(rows, broken))
        expect(planWrites(rows, saved)).toEqual([])
        const stored = [...saved].toSorted(([, a], [, b]) => a.lfd_nr - b.lfd_nr)
        const shown = rows.filter(({ key }) => saved.has(key))
        expect(stored.map(([key, row]) => [key, row.values])).toEqual(shown.map((row) => [row.key, rowValues(row)]))
      }),
    )
  })

  it('touches nothing but the changed row', () => {
    const rows = ['a', 'b', 'c'].map((key): Row => ({ ...blankValues, key, bez: key }))
    const saved = send(new Map(), planWrites(rows, new Map()))
    const { document } = run(beginHistory({ header: {}, rows }), { kind: 'change', key: 'b', changes: { ep: '7' } })
    expect(planWrites(document.rows, saved)).toMatchObject([{ kind: 'update', key: 'b', lfd_nr: 2 }])
  })

  it('leaves rows alone that nobody has filled in', () => {
    expect(planWrites([{ ...blankValues, key: 'a' }], new Map())).toEqual([])
  })
})
