import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankTexts } from './textRanks.ts'

const collator = new Intl.Collator('de', { numeric: true })
const ordered = (texts: readonly string[]) => {
  const ranks = rankTexts(texts)
  return texts.map((_, code) => texts[ranks.indexOf(code)]!)
}
/** Neighbours that the collator would have the other way round. */
const slips = (texts: readonly string[]) =>
  texts.filter((text, place) => place > 0 && collator.compare(texts[place - 1]!, text) > 0)

test('umlauts stand with their vowels, ß with ss', () =>
  expect(ordered(['Zirbe', 'Straße', 'Ähre', 'Strasse 2', 'Ahorn', 'Esche', 'ahorn', 'Strasse'])).toEqual([
    'ahorn',
    'Ahorn',
    'Ähre',
    'Esche',
    'Strasse',
    'Straße',
    'Strasse 2',
    'Zirbe',
  ]))

test('numbers stand by their size', () =>
  expect(ordered(['Blatt 11, 1933', 'Blatt 5, 1948', 'Blatt 5, 1925', 'Blatt 007', 'Blatt', 'Blatt a'])).toEqual([
    'Blatt',
    'Blatt 5, 1925',
    'Blatt 5, 1948',
    'Blatt 007',
    'Blatt 11, 1933',
    'Blatt a',
  ]))

const textsFrom = (letters: string) => fc.string({ unit: fc.constantFrom(...letters.split('')), maxLength: 8 })

test.each([
  ['plain ones', textsFrom('aAäÄöÖüÜßsSzZeéÈ0189 .,;:-_!?()/&@#+*=<>|~^`"\'$%[]{}\\')],
  ['others among them', textsFrom('aAäbßsZ09 .-æł\u00ad\u0308中')],
])('whatever the texts, the order is the collator’s: %s', (_, text) =>
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      expect(slips(ordered(texts))).toEqual([])
    }),
    { numRuns: 500 },
  ),
)
