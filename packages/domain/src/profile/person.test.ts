import { expect, test } from 'vitest'
import { type PersonValues, tooLong, trimmed } from './person.ts'

const base: PersonValues = { first_name: 'Karl', last_name: 'Lindner', phone: '', berufsgruppe: 'Waldbesitz' }

test('lengths are counted as people count, after the blanks around are gone', () => {
  expect(tooLong({ ...base, first_name: ` ${'🌲'.repeat(100)} `, phone: '1'.repeat(51) })).toEqual(['phone'])
  expect(trimmed({ ...base, phone: ' 0171 1 ' }).phone).toBe('0171 1')
})
