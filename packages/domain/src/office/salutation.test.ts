import { expect, test } from 'vitest'
import { clientSalutation } from './salutation.ts'

test.each([
  ['w', 'Ahorn', 'Sehr geehrte Frau Ahorn,'],
  ['Frau', ' Ahorn ', 'Sehr geehrte Frau Ahorn,'],
  ['m', 'Buche', 'Sehr geehrter Herr Buche,'],
  ['Herr', 'Buche', 'Sehr geehrter Herr Buche,'],
  ['d', 'Eiche', 'Sehr geehrte Damen und Herren,'],
  ['', 'Eiche', 'Sehr geehrte Damen und Herren,'],
  ['w', '\u200b', 'Sehr geehrte Damen und Herren,'],
])('%j and %j: %s', (ap_gender, ap_nachname, words) => {
  expect(clientSalutation({ ap_gender, ap_nachname })).toBe(words)
})
