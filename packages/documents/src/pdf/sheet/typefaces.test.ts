import { expect, test } from 'vitest'
import { testFonts } from '../testing/fonts.ts'
import { openTypefaces } from './typefaces.ts'

test('a text is laid out once, and whoever scales its places has places of its own', () => {
  const { regular } = openTypefaces(testFonts)
  const [first, second] = [regular.layout('27.12.', ['tnum']), regular.layout('27.12.', ['tnum'])]
  expect(second.glyphs).toBe(first.glyphs)
  const width = second.advanceWidth
  for (const position of first.positions) position.xAdvance *= 2
  expect([first.advanceWidth, second.advanceWidth]).toEqual([2 * width, width])
})

test('figures in tabular width are laid out apart from other text', () => {
  const { regular } = openTypefaces(testFonts)
  const [plain, tabular] = [regular.layout('11', []), regular.layout('11', ['tnum'])]
  expect(tabular.advanceWidth).toBeGreaterThan(plain.advanceWidth)
  expect(regular.layout('11', []).advanceWidth).toBe(plain.advanceWidth)
})
