import { expect, test } from 'vitest'
import { judgeSteps } from './changed.ts'

const steps = ['format', 'lint', 'types', 'unused', 'unit', 'build', 'workbench', 'service', 'stories', 'e2e']

const judged = (...paths: readonly string[]) => {
  const changed = judgeSteps(paths)
  return Object.fromEntries(steps.map((step) => [step, changed(step)]))
}

const all = (extent: string) => Object.fromEntries(steps.map((step) => [step, extent]))

test('Nothing changed: nothing runs', () => {
  expect(judged()).toEqual(all('none'))
})

test('Markdown runs the formatter and the unit tests alone', () => {
  expect(judged('docs/operations.md')).toEqual({ ...all('none'), format: 'whole', unit: 'whole' })
})

test('A component touches the tests that reach it, and the journeys', () => {
  expect(judged('packages/ui/src/parts/Badge/Badge.tsx')).toEqual({
    ...all('whole'),
    service: 'related',
    stories: 'related',
  })
})

test('A story builds the workbench, not the product', () => {
  const { build, workbench, e2e } = judged('packages/ui/src/parts/Badge/Badge.stories.tsx')
  expect({ build, workbench, e2e }).toEqual({ build: 'none', workbench: 'whole', e2e: 'none' })
})

test('SQL is reached by no import: the back end is tried whole', () => {
  expect(judged('packages/service/src/sql/rules/users/rows.sql')['service']).toBe('whole')
})

test.each(['package-lock.json', 'vitest.config.ts', 'scripts/build.mjs'])('%s touches everything', (path) => {
  expect(judged(path)).toEqual(all('whole'))
})
