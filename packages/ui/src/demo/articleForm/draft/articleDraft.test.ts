import { expect, test } from 'vitest'
import { draftProblems, emptyDraft, wordCount, wrongSource } from './articleDraft.ts'

test('a draft needs less than what is published', () => {
  expect(draftProblems(emptyDraft, 'draft')).toEqual({ title: true, content: true })
  expect(draftProblems({ ...emptyDraft, title: 'a', content: '<p>b</p>' }, 'draft')).toEqual({})
  expect(draftProblems({ ...emptyDraft, title: ' ', content: '<p>b</p>' }, 'published')).toEqual({
    title: true,
    image_uri: true,
  })
})

test.each([
  ['', false],
  ['https://example.org/a?b=1', false],
  ['ftp://example.org', false],
  ['javascript:alert(1)', true],
  ['example.org', true],
  ['https://x', true],
])('the source %j is wrong: %s', (source_uri, wrong) => {
  expect(wrongSource({ ...emptyDraft, source_uri })).toBe(wrong)
})

test('counts words, not characters', () => {
  expect(['', ' ', 'ein Wort ', 'drei\nkurze Worte'].map(wordCount)).toEqual([0, 0, 2, 3])
})
