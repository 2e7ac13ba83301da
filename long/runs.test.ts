import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, steps } from '../scripts/test/steps.ts'
import { longRuns } from './runs.ts'

const isThere = (file: string) => steps.some(({ name }) => name === file) || existsSync(join(root, file))

test.each(longRuns)(
  '$name has shorter tests in `npm test`, and programs that are there',
  ({ shortTests, commands }) => {
    expect(shortTests.length).toBeGreaterThan(0)
    expect(shortTests.filter((file) => !isThere(file))).toEqual([])
    const named = commands.flatMap(([program, ...args]) => [
      program === 'node' ? '' : `node_modules/.bin/${program}`,
      ...args.filter((arg) => /\.(ts|mjs)$/.test(arg)),
    ])
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  },
)

test('the words on tests name every long run, and none twice', () => {
  const words = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const names = longRuns.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !words.includes(`\`${name}\``))).toEqual([])
})

test('their limits add up to three hours on two cores', () => {
  const minutes = longRuns.reduce((sum, run) => sum + run.minutes * run.cores, 0)
  expect(minutes / 2).toBeLessThanOrEqual(180)
})
