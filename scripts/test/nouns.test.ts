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

/** Of a rule outside print: `body:has(…) &`. */
const fromTheTop = /^\s*(?:body|html|:root)\S*:has\((?:[^()]|\([^()]*\))*\) [^{]/

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

test('no style depends on whether something is anywhere on the page: each key that is typed would work out all of them', () => {
  expect(broken((line) => fromTheTop.test(line)).filter((line) => !/print/i.test(line))).toEqual([])
})
