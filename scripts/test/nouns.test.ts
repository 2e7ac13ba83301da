import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const rooms = '{packages/*,.storybook,scripts,e2e,long,faults,visual,bench}'
const files = globSync(`${rooms}/**/*.{ts,tsx,mjs}`, {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
})

/** Only declarations count, not calls of the standard library such as `indexOf`. */
const declared = [
  /\b(?:const|let|function\*?|class|type|interface|enum) \w*[a-z\d]Of\b/,
  /^\s*(?:readonly |async )?\w*[a-z\d]Of(?:\??: |\(.*\{$|\(.*\): )/,
  /[({,] ?\w*[a-z\d]Of\??: /,
]
const comment = /(?:\/\*\*?|(?<!:)\/\/|^\s*\*) ?What\b/

/** Lines that break the habit, each with its place. */
const broken = (isBroken: (line: string) => boolean) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isBroken(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )

test('files are found', () => expect(files.length).toBeGreaterThan(2_000))

test('names say the noun: none has the shape …Of', () => {
  expect(broken((line) => declared.some((shape) => shape.test(line)))).toEqual([])
})

test('comments say why, and do not begin with a question', () => {
  expect(broken((line) => comment.test(line))).toEqual([])
})
