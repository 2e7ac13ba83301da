import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './steps.ts'

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')

/** Every criterion of WCAG 2.2 at levels A and AA, by its principle and guideline. */
const criteria = [
  ...numbers('1.1', 1),
  ...numbers('1.2', 1, 2, 3, 4, 5),
  ...numbers('1.3', 1, 2, 3, 4, 5),
  ...numbers('1.4', 1, 2, 3, 4, 5, 10, 11, 12, 13),
  ...numbers('2.1', 1, 2, 4),
  ...numbers('2.2', 1, 2),
  ...numbers('2.3', 1),
  ...numbers('2.4', 1, 2, 3, 4, 5, 6, 7, 11),
  ...numbers('2.5', 1, 2, 3, 4, 7, 8),
  ...numbers('3.1', 1, 2),
  ...numbers('3.2', 1, 2, 3, 4, 6),
  ...numbers('3.3', 1, 2, 3, 4, 7, 8),
  ...numbers('4.1', 2, 3),
]

function numbers(guideline: string, ...last: number[]) {
  return last.map((number) => `${guideline}.${number}`)
}

/** A test as a line names it: its file, and a part of its name or of one of its steps. */
interface Held {
  file: string
  name: string
}

const tests = (cell: string): Held[] =>
  [...cell.matchAll(/`([^`]+)`(?: '([^']+)')?/g)].map(([, file = '', name = '']) => ({ file, name }))

/** The lines of the section with a heading, as cells. */
function table(heading: string) {
  const body = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = body.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) => line.slice(2, -1).trimEnd().split(' | '))
}

const clauses = [...table('Web (clause 9)'), ...table('Other clauses that a web product meets')].map(
  ([clause = '', state = '', meaning = '', held = '']) => ({ clause, state, meaning, held: tests(held) }),
)
const journeys = table('Journeys by keyboard').map(([journey = '', held = '']) => ({ journey, held: tests(held) }))

test('every criterion of levels A and AA has a line, in their order', () => {
  expect(criteria).toHaveLength(55)
  expect(table('Web (clause 9)').map(([clause]) => clause?.split(' ')[0])).toEqual(criteria)
})

test('there are ten journeys by keyboard', () => expect(journeys).toHaveLength(10))

describe.each(clauses)('$clause', ({ state, meaning, held }) => {
  test('says how far it is met and what that means', () => {
    expect(['Met', 'In part', 'Not there']).toContain(state)
    expect(meaning).not.toBe('')
  })
  test('what is met is held by a test, what is not there by none', () => {
    const isRight = state === 'In part' || held.length > 0 === (state === 'Met')
    expect(isRight).toBe(true)
  })
})

/** Names of tests and of their steps stand in quotes, or in what a long run proves. */
const all = [
  ...new Map([...clauses, ...journeys].flatMap(({ held }) => held).map((held) => [JSON.stringify(held), held])),
]
test.each(all.map(([, held]) => held))('$file has $name', ({ file, name }) => {
  expect(name).not.toBe('')
  expect(file === 'long/runs.ts' || /\.(test|spec)\.ts$|\.stories\.tsx$/.test(file)).toBe(true)
  expect(existsSync(join(root, file))).toBe(true)
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ')
  const quoted = [...text.matchAll(/(?:test|it|step|describe|proves|rows\)|extremes\))[\w.]*[(:] ?\(?(['"`])(.*?)\1/g)]
  expect(quoted.some(([, , words]) => words?.includes(name))).toBe(true)
})
