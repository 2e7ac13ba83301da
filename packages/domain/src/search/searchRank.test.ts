import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded } from './folded.ts'
import { searchable, searchRank, typingErrors, wordsSought } from './searchRank.ts'

describe('folded', () => {
  test.each([
    ['Jäger-Straße', 'jaeger strasse'],
    ['JÄGER'.normalize('NFD'), 'jaeger'],
    ['Yıldırım Ayşe', 'yildirim ayse'],
    ['  Karl-Heinz,Lindner. ', 'karl heinz lindner'],
    ['RE-2026-0045', 're 2026 0045'],
    ['%_\\', ''],
  ])('%j is %j', (text, words) => {
    expect(folded(text)).toBe(words)
  })

  test('what is folded stays as it is', () => {
    const law = fc.property(fc.string({ unit: 'binary' }), (text) => folded(folded(text)) === folded(text))
    expect(fc.check(law).counterexample).toBeNull()
  })
})

test('words are sought once each', () => {
  expect(wordsSought(' Bayern  buch BAYERN ')).toEqual(['bayern', 'buch'])
  expect(wordsSought('--')).toEqual([])
})

describe('how a text has a word', () => {
  const text = searchable('Großer Buchdrucker', 'Ips typographus')

  test.each([
    ['ips', 1],
    ['buch', 2],
    ['drucker', 3],
    ['ch', undefined],
    ['buchdrucekr', 4],
    ['buchdrukker', 4],
    ['buchdruker', 4],
    ['buchdruccker', 4],
    ['buchtrucjer', undefined],
    ['ibs', undefined],
    ['typohraphus', 4],
    ['ypographus', 3],
  ])('%s: %s', (word, rank) => {
    expect(searchRank(text, word)).toBe(rank)
  })

  test('no digit is a typing error', () => {
    expect(searchRank(searchable('RE-2026-00045'), '00046')).toBeUndefined()
    expect(typingErrors('00045')).toEqual([])
  })

  const letters = fc.stringMatching(/^[a-z]{5,20}$/)

  test('one error of any kind in a word of five letters and more is forgiven', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('drop', 'change', 'double', 'swap'), (word, at, kind) => {
        const index = at % word.length
        const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)]
        const mistyped = {
          drop: before + after,
          change: `${before}ñ${after}`,
          double: before + letter + letter + after,
          swap: before + after.slice(0, 1) + letter + after.slice(1),
        }[kind]
        fc.pre(mistyped.length >= 5)
        expect(searchRank(` ${word} `, folded(mistyped))).toBeDefined()
      }),
    )
  })
})
