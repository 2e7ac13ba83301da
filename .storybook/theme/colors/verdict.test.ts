import { expect, test } from 'vitest'
import { contrastVerdict } from './ContrastTable.tsx'

test.each([
  [7, 4.5, 'AAA'],
  [6.99, 4.5, 'AA'],
  [4.5, 4.5, 'AA'],
  [4.49, 4.5, 'fails'],
  [9, 3, 'AA'],
  [2.99, 3, 'fails'],
] as const)('%f where %f is needed: %s', (ratio, least, expected) => {
  expect(contrastVerdict(ratio, least)).toBe(expected)
})
