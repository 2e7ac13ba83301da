import { expect, test } from 'vitest'
import { choice } from './stories.ts'

test.each([
  [[], true],
  [['Parts/Button'], true],
  [['gis', 'button--ready'], true],
  [['parts-button'], true],
  [['parts/buttons'], false],
  [['parts-*--ready'], true],
  [['parts-*--empty'], false],
])('%s chooses the button: %s', (words, chosen) => {
  expect(choice(words)('parts-button--ready')).toBe(chosen)
})
