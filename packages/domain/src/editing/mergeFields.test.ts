import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenFields, differingFields, mergeFields, type MergeRules } from './mergeFields.ts'

interface Values {
  name: string
  place: string
  price: string
}

const value = fc.constantFrom('', 'a', 'b', 'c')
const values: fc.Arbitrary<Values> = fc.record({ name: value, place: value, price: value })
const rules: fc.Arbitrary<MergeRules<Values>> = fc.constantFrom(
  {},
  { together: [['place', 'price'] as const] },
  { same: { price: (one: string, other: string) => one === other || `${one}${other}` === 'ab' } },
)
const fields = ['name', 'place', 'price'] as const
const hold = (law: (base: Values, mine: Values, theirs: Values, by: MergeRules<Values>) => void) =>
  fc.assert(fc.property(values, values, values, rules, law))

describe('merging two sides, field by field', () => {
  test('without changes of theirs leaves mine, without mine theirs, and the same change is none to choose', () => {
    hold((base, changed, _, by) => {
      expect(mergeFields(base, changed, base, by)).toEqual({ merged: changed, conflicts: [] })
      expect(mergeFields(base, base, changed).merged).toEqual(changed)
      expect(mergeFields(base, changed, changed, by)).toEqual({ merged: changed, conflicts: [] })
    })
  })

  test('is idempotent: what is merged merges to itself, and once decided asks no more', () => {
    hold((base, mine, theirs) => {
      const { merged, conflicts } = mergeFields(base, mine, theirs)
      expect(mergeFields(base, merged, theirs)).toEqual({ merged, conflicts })
      expect(mergeFields(theirs, merged, theirs)).toEqual({ merged, conflicts: [] })
    })
  })

  test('asks both sides for the same fields', () => {
    const symmetric: fc.Arbitrary<MergeRules<Values>> = fc.constantFrom({}, { together: [['place', 'price'] as const] })
    fc.assert(
      fc.property(values, values, values, symmetric, (base, mine, theirs, by) => {
        expect(mergeFields(base, mine, theirs, by).conflicts).toEqual(mergeFields(base, theirs, mine, by).conflicts)
      }),
    )
  })

  test('loses nothing that was typed, nor what others stored in fields that were left alone', () => {
    hold((base, mine, theirs) => {
      const { merged } = mergeFields(base, mine, theirs)
      for (const field of fields) {
        expect(merged[field]).toBe(mine[field] === base[field] ? theirs[field] : mine[field])
      }
    })
  })

  test('chosen for one side alone is that side', () => {
    hold((_, mine, theirs) => {
      expect(chosenFields(mine, theirs, { name: 'mine', place: 'mine', price: 'mine' })).toEqual(mine)
      expect(chosenFields(mine, theirs, {})).toEqual(theirs)
    })
  })
})

test('says of each differing field who has changed it', () => {
  const base: Values = { name: 'a', place: 'a', price: 'a' }
  const differing = differingFields(base, { ...base, name: 'b', place: 'b' }, { name: 'c', place: 'a', price: 'c' })
  expect(differing).toEqual([
    { field: 'name', changedBy: 'both' },
    { field: 'place', changedBy: 'mine' },
    { field: 'price', changedBy: 'theirs' },
  ])
})

test('fields that are one value are taken or asked as one', () => {
  const base: Values = { name: 'a', place: 'a', price: 'a' }
  const together = { together: [['place', 'price'] as const] }
  const mine = { ...base, place: 'b' }
  expect(mergeFields(base, mine, { ...base, price: 'c' }, together).conflicts).toEqual(['place', 'price'])
  expect(mergeFields(base, mine, { ...base, name: 'c' }, together)).toEqual({
    merged: { name: 'c', place: 'b', price: 'a' },
    conflicts: [],
  })
})

test('values that a field’s own rule calls the same are no change', () => {
  const same = { price: (one: string, other: string) => Number(one) === Number(other) }
  const base: Values = { name: 'a', place: 'a', price: '96.00' }
  const mine = { ...base, price: '97' }
  expect(mergeFields(base, mine, { ...base, price: '96' }, { same })).toEqual({ merged: mine, conflicts: [] })
})
