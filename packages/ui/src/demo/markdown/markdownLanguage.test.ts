import { expect, test } from 'vitest'
import { markdownLanguage } from './MarkdownEditor.tsx'

const parse = (text: string) => markdownLanguage().language.parser.parse(text)

const nodeAt = (text: string) => parse(text).resolveInner(4).name

test('marks are parsed in a paragraph of moderate length, not in a very long one', () => {
  expect(nodeAt('a **b**')).toBe('StrongEmphasis')
  expect(nodeAt(`a **b** ${'a'.repeat(6_000)}`)).toBe('Paragraph')
})

// If the time grew with the square of the length, the test would exceed its own time limit.
test.each(['[a](', '*a_', '*a', '`', '<', '>'])('%s without end does not hold up the typing', (sign) => {
  expect(parse(sign.repeat(20_000)).length).toBe(20_000 * sign.length)
})
