import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Project } from './fault.ts'
import { faults } from './faults.ts'
import { root } from './scratch.ts'

const places: Record<Project, RegExp> = {
  unit: /^(?!packages\/service\/).*\.test\.tsx?$/,
  service: /^packages\/service\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
}

const record = readFileSync(join(root, 'docs/decisions/0043-planted-faults.md'), 'utf8')

test('at least thirty faults, each under a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

/* Planting faults takes long; these tests only check that each can still be planted. */
describe.each(faults)('$name', ({ name, file, find, replace, noticedBy }) => {
  test('changes one place', () => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  test('is noticed by a test file that exists', () => {
    expect(existsSync(join(root, noticedBy.file))).toBe(true)
    expect(noticedBy.file).toMatch(places[noticedBy.project])
  })

  test('stands on record', () => {
    expect(record).toContain(`| ${name} | ${noticedBy.file} |`)
  })
})
