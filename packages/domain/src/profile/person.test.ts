import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePerson, mergePerson, personFields, type PersonValues, tooLong, trimmed } from './person.ts'

const base: PersonValues = { first_name: 'Karl', last_name: 'Lindner', phone: '', berufsgruppe: 'Waldbesitz' }

test('changes of different fields come together, those of the same one are for people to choose', () => {
  const mine = { ...base, phone: '0171 1', berufsgruppe: 'Forschung' }
  const theirs = { ...base, last_name: 'Lindner-Ahorn', berufsgruppe: 'Ehrenamt' }
  expect(mergePerson(base, mine, theirs)).toEqual({
    merged: { first_name: 'Karl', last_name: 'Lindner-Ahorn', phone: '0171 1', berufsgruppe: 'Forschung' },
    clashes: ['berufsgruppe'],
  })
})

test('a change of one side alone is never lost, and the same change of both is none to choose', () => {
  const values = fc.constantFrom('', 'a', 'b')
  const person = fc.record({ first_name: values, last_name: values, phone: values, berufsgruppe: values })
  fc.assert(
    fc.property(person, person, person, (from, mine, theirs) => {
      const { merged, clashes } = mergePerson(from, mine, theirs)
      for (const field of personFields) {
        expect(merged[field]).toBe(mine[field] === from[field] ? theirs[field] : mine[field])
      }
      expect(clashes.length > 0 && isSamePerson(mine, theirs)).toBe(false)
    }),
  )
})

test('lengths are counted as people count, after the blanks around are gone', () => {
  expect(tooLong({ ...base, first_name: ` ${'🌲'.repeat(100)} `, phone: '1'.repeat(51) })).toEqual(['phone'])
  expect(trimmed({ ...base, phone: ' 0171 1 ' }).phone).toBe('0171 1')
})
