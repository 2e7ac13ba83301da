import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')

/** Names of files that one of the runners takes for tests. */
const isTest = /\.(test|spec)\.ts$|\.stories\.tsx$/

/** A file as one line, without the signs that begin the lines of a comment: a quote may go over several. */
const flat = (text: string) => text.replaceAll(/\n\s*(\/\/|\*(?!\/))?\s*/g, ' ')

/** The rows below a section's heading. */
function sentences(section: number) {
  const [, body = ''] = page.split(`## Section ${section}:`)
  const rows = (body.split('\n## ')[0] ?? '').matchAll(/^\| (.+\.) \| (.*) \|$/gm)
  return [...rows].map(([, sentence = '', held = '']) => ({
    section,
    sentence,
    files: [...held.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
}

const all = [...sentences(8), ...sentences(9)]

test('every sentence of both sections stands in the table, once', () => {
  expect([sentences(8).length, sentences(9).length]).toEqual([11, 10])
  expect(new Set(all.map(({ sentence }) => sentence)).size).toBe(all.length)
})

describe.each(all)('section $section: $sentence', ({ section, sentence, files }) => {
  test('has a test', () => expect(files).not.toEqual([]))

  test.each(files)('is quoted in %s', (file) => {
    expect(file).toMatch(isTest)
    expect(existsSync(join(root, file))).toBe(true)
    const text = flat(readFileSync(join(root, file), 'utf8'))
    // A quote may hold several sentences of its section, one after another.
    const quotes = [...text.matchAll(new RegExp(`Spec section ${section}: "([^"]+)"`, 'g'))].map(([, quote]) => quote)
    expect(quotes.some((quote) => quote?.includes(sentence))).toBe(true)
  })
})
