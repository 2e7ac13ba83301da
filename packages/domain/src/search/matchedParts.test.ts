import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchedParts } from './matchedParts.ts'
import { wordsSought } from './searchRank.ts'

/** The text with the matches in brackets. */
const found = (text: string, search: string) =>
  matchedParts(text, wordsSought(search))
    .map((part) => (part.sought ? `[${part.text}]` : part.text))
    .join('')

describe('what a search has found in a text', () => {
  test.each([
    ['Großer Buchdrucker', 'buch', 'Großer [Buch]drucker'],
    ['Großer Buchdrucker', 'grosser dru', '[Großer] Buch[dru]cker'],
    ['Jäger-Straße', 'jaeg strass', '[Jäg]er-[Straß]e'],
    ['Jäger'.normalize('NFD'), 'JÄ', `[${'Jä'.normalize('NFD')}]ger`],
    ['RE-2026-0045', '2026-0045', 'RE-[2026]-[0045]'],
    ['Buchdrucker', 'buchdruker', '[Buchdrucker]'],
    ['Buchdrucker', 'ch', 'Buchdrucker'],
    ['Buchdrucker', '', 'Buchdrucker'],
    ['', 'buch', ''],
  ])('in %j by %j', (text, search, parts) => {
    expect(found(text, search)).toBe(parts)
  })

  test('loses and adds nothing', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, (shown, search) => {
        expect(
          matchedParts(shown, wordsSought(search))
            .map((part) => part.text)
            .join(''),
        ).toBe(shown)
      }),
    )
  })
})
