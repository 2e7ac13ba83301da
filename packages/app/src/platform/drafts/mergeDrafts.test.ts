import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsShape, mergeDrafts, type Pieces } from './mergeDrafts.ts'

const shape = fieldsShape<Partial<Record<'a' | 'b' | 'c', string>>>({ a: 'Anfang', b: 'Mitte', c: 'Ende' })
const nothing: Pieces = new Map()
const merged = (...drafts: object[]) => mergeDrafts(shape, drafts.map(shape.split), nothing)

test('what sessions have typed in different fields all comes back', () => {
  const { clashes, restored } = merged({ a: '1' }, { b: '2' }, { a: '1', c: '3' })
  expect(clashes).toEqual([])
  expect(shape.join(restored())).toEqual({ a: '1', b: '2', c: '3' })
})

test('of one field the newest comes back, and an older one that is chosen', () => {
  const { clashes, restored } = merged({ a: 'alt', b: '2' }, { a: 'neu' })
  expect(clashes).toEqual([{ piece: 'a', name: 'Anfang', versions: ['neu', 'alt'] }])
  expect(shape.join(restored())).toEqual({ a: 'neu', b: '2' })
  expect(shape.join(restored({ a: 1 }))).toEqual({ a: 'alt', b: '2' })
})

test('what was typed here since is never overwritten unless that is chosen', () => {
  const own = shape.split({ a: 'hier' })
  const { clashes, restored } = mergeDrafts(shape, [shape.split({ a: 'vorher', b: '2' })], own)
  expect(clashes).toMatchObject([{ versions: ['hier', 'vorher'] }])
  expect(shape.join(restored())).toEqual({ b: '2' })
  expect(shape.join(restored({ a: 1 }))).toEqual({ a: 'vorher', b: '2' })
})

const draft = fc.record(
  { a: fc.constantFrom('x', 'y'), b: fc.constantFrom('x', 'y'), c: fc.constantFrom('x', 'y') },
  { requiredKeys: [] },
)

test('nothing that any session has typed is lost: it comes back or can be chosen', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 4 }), (drafts) => {
      const { clashes, restored } = merged(...drafts)
      const offered = (field: string, value: string) =>
        restored().get(field) === value ||
        clashes.some(({ piece, versions }) => piece === field && versions.includes(value))
      const typed = drafts.flatMap((one) => Object.entries(one))
      expect(typed.filter(([field, value]) => !offered(field, value))).toEqual([])
    }),
  )
})
