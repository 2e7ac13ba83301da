import { expect, test } from 'vitest'
import { byFile, choice } from './stories.ts'

const story = (id: string, importPath: string) => ({ id, title: '', name: '', importPath })

test.each([
  [[], true],
  [['Parts/Button'], true],
  [['gis', 'button--ready'], true],
  [['parts-button'], true],
  [['parts/buttons'], false],
])('%s chooses the button: %s', (words, chosen) => {
  expect(choice(words)('parts-button--ready')).toBe(chosen)
})

test('stories of one file stay together, in their order', () => {
  const [a, b, c] = [story('a--1', 'A'), story('b--1', 'B'), story('a--2', 'A')]
  expect(byFile([a, b, c])).toEqual([[a, c], [b]])
})
