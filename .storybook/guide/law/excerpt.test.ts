import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const source = `const one = 1
export const Ready = story({
  args: { list: [1, 2] },
})
export const Dark = Ready
`

test('a statement is taken whole, and nothing after it', () => {
  expect(excerpt(source, 'export const Ready')).toBe('export const Ready = story({\n  args: { list: [1, 2] },\n})')
  expect(excerpt(source, 'export const Dark')).toBe('export const Dark = Ready')
})

test('an example that is gone is noticed', () => {
  expect(() => excerpt(source, 'export const Gone')).toThrow('Gone')
})
