import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureText } from './failureText.ts'

test('a sentence is said as it is', () => {
  expect(failureText('Die Zeile 3 hat keinen Preis.')).toBe('Die Zeile 3 hat keinen Preis.')
})

test('a long text is its beginning, cut between words', () => {
  const said = failureText('Der Dienst antwortet nicht. '.repeat(20_000))
  expect(said).toMatch(/^Der Dienst .*(Der|Dienst|antwortet|nicht\.)…$/)
  expect(said.length).toBeLessThanOrEqual(300)
  expect(failureText('x'.repeat(500_000))).toHaveLength(300)
})

test('whatever the text, what is said is short, whole characters, and stays when it is cut again', () => {
  const unit = fc.constantFrom('a', ' ', '\n', '😀', 'ä')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 900 }), (text) => {
      const said = failureText(text)
      expect(said.length).toBeLessThanOrEqual(300)
      expect(said.isWellFormed()).toBe(true)
      expect(failureText(said)).toBe(said)
    }),
  )
})
