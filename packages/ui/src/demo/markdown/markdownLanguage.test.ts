import { expect, test } from 'vitest'
import { markdownLanguage } from './MarkdownEditor.tsx'

const parse = (text: string) => markdownLanguage().language.parser.parse(text)

const nodeAt = (text: string) => parse(text).resolveInner(4).name

test('marks are known, where a paragraph can be looked through', () => {
  expect(nodeAt('a **b**')).toBe('StrongEmphasis')
  expect(nodeAt(`a **b** ${'a'.repeat(6_000)}`)).toBe('Paragraph')
})

// Were the time to grow with the square of the length, the test's own limit would end it.
test.each(['[a](', '*a_', '*a', '`', '<', '>'])('%s without end does not hold up the typing', (sign) => {
  expect(parse(sign.repeat(20_000)).length).toBe(20_000 * sign.length)
})
