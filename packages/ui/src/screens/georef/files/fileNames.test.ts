import { expect, test } from 'vitest'
import { plainName, fileStem } from './fileNames.ts'

test.each([
  ['Oberfeld Blatt 3, 1912', 'Oberfeld_Blatt_3,_1912'],
  ['a/b\\c:d', 'a_b_c_d'],
  ['  ', 'karte'],
  ['..', 'karte..'],
])('%j becomes %j', (name, plain) => expect(plainName(name)).toBe(plain))

test('the stem of a file is its name without the last ending', () => {
  expect(fileStem('blatt.1.tif')).toBe('blatt.1')
  expect(fileStem('blatt')).toBe('blatt')
})
