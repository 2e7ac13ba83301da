import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

const row = /^\| (.+\?) \| `git grep (.+?)` \| (.+) \|$/gm
const questions = [...page.matchAll(row)].map(([, question = '', asked = '', answer = '']) => ({
  question,
  words: [...asked.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
  /** Files that the answer names; other words in backticks are names of what is in them. */
  files: [...answer.matchAll(/`([^`]*[./][^`]*)`/g)].map(([, file = '']) => file),
}))

/** Files as the page names them: without the folders that all of them have. */
function grep(words: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', ['grep', '--no-index', ...words], { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').flatMap(
    (line) =>
      line
        .split(':')[0]
        ?.replace(/^packages\//, '')
        .replace('/src/', '/') || [],
  )
}

test('the page asks five questions, and ten to the database', () => expect(questions).toHaveLength(15))

describe.each(questions)('$question', ({ words, files }) => {
  const found = grep(words)

  test('is answered on a few lines', () => {
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(6)
  })

  test.each(files)('leads to %s', (file) => expect(found.filter((path) => path.includes(file))).not.toEqual([]))
})
