import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RefusalEntries } from './refusalEntry.ts'
import { refusal, refusalAreas, refusalSentences } from './refusals.ts'

const packages = join(import.meta.dirname, '../../..')

/** Files below `packages`, except those used by tests and stories only. */
const sources = (pattern: string) =>
  globSync(pattern, { cwd: packages })
    .filter((file) => !/\.(test|testing|stories)\.tsx?$|\/(contract|testing|node_modules)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(packages, file), 'utf8') }))

interface Raised {
  file: string
  /** A key, or its first part if the rest is computed, as in `'point_value.' || name`. */
  key: string
  isOpen: boolean
}

/** Calls of the function that raises refusals, with their first argument. */
const raisedIn = (pattern: string, call: RegExp): readonly Raised[] =>
  sources(pattern).flatMap(({ file, text }) =>
    [...text.matchAll(call)].map(([, key = '', end = '']) => ({ file, key, isOpen: /^\s*\|\||^\$/.test(end) })),
  )

// A call whose first argument is no literal is found with an empty key, which no refusal has.
const raised = [
  ...raisedIn(
    'service/src/sql/**/*.sql',
    /(?<!function )app\.refuse(?:_until)?\((?!text,)\s*(?:'([\w.]*)'(\s*\|\|)?)?/g,
  ),
  ...raisedIn('service/src/{web,mails}/**/*.ts', /\brefusal\((?:['`]([\w.]*)(\$)?)?/g),
]

const isRaisedBy = (key: string) => (one: Raised) => (one.isOpen ? key.startsWith(one.key) : key === one.key)
const keys = [...refusalSentences.keys()]

test('whatever the service raises is in the catalogue', () => {
  expect(raised.length).toBeGreaterThan(230)
  const unknown = raised.filter((one) => one.key === '' || !keys.some((key) => isRaisedBy(key)(one)))
  expect(unknown.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
  const others = sources('service/src/sql/**/*.sql').filter(({ text }) => /errcode = 'PT/.test(text))
  expect(others.map(({ file }) => file)).toEqual(['service/src/sql/rules/request/refusals.sql'])
})

test('the catalogue has nothing that nobody raises', () => {
  const unraised = keys.filter((key) => !raised.some(isRaisedBy(key)))
  const areas = sources('domain/src/refusals/areas/*.ts')
  const place = (code: string) => areas.find(({ text }) => text.includes(`\n  ${code}: [`))?.file
  expect(unraised.map((key) => `${place(refusalSentences.get(key)?.code ?? '')}: ${key}`)).toEqual([])
})

test('no sentence of the catalogue stands in a second file', () => {
  const parts = [...refusalSentences.values()].flatMap(({ message }) =>
    message.split('%s').filter((part) => part.trim().length > 10),
  )
  const seconds = sources('{app,documents,domain,mocks,service}/src/**/*.{ts,tsx,sql}')
    .filter(({ file }) => !file.startsWith('domain/src/refusals/areas/'))
    .flatMap(({ file, text }) => parts.filter((part) => text.includes(part)).map((part) => `${file}: ${part}`))
  expect(seconds).toEqual([])
})

test('a code stands in one area, and there in the order of the alphabet', () => {
  const areas = refusalAreas.map((area: RefusalEntries) => Object.keys(area))
  const codes = areas.flat()
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  for (const area of areas) expect(area).toEqual(area.toSorted())
})

test('values stand in the sentence where it has room for them, as they are', () => {
  expect(refusal('too_long.text', 200)).toEqual({
    status: 400,
    code: 'too_long',
    message: 'Der Text ist zu lang: höchstens 200 Zeichen.',
  })
  expect(refusal('point_value.pixelx', '$& %s').message).toBe('Punkt $& %s, Spalte: Dieser Wert wird nicht angenommen.')
})
