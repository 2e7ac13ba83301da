import { expect, test } from 'vitest'
import { markdownLanguage } from './markdownLanguage.ts'

const parse = (text: string) => markdownLanguage().language.parser.parse(text)

test('marks are known', () => expect(parse('a **b**').toString()).toContain('StrongEmphasis'))

test.each(['[a](', '*a_', '*a', '`', '<', '>'])('%s without end does not hold up the typing', (sign) => {
  const started = performance.now()
  expect(parse(sign.repeat(20_000)).length).toBe(20_000 * sign.length)
  expect(performance.now() - started).toBeLessThan(2_000)
})
