import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { may, type Right, rights } from './rights.ts'
import type { roles } from './roles.ts'

const held = (role: (typeof roles)[number]) => (Object.keys(rights) as Right[]).filter((right) => may(role, right))

test('whoever is not admitted has no right, and nobody neither; a citizen works', () => {
  expect(held('ogf_new')).toEqual([])
  expect(may(undefined, 'work')).toBe(false)
  expect(held('ogf_citizens')).toEqual(['work'])
})

test('an administrator has every right, an expert those of the workplace', () => {
  expect(held('ogf_admin')).toEqual(Object.keys(rights))
  expect(held('ogf_expert')).toEqual(['work', 'reviewBeetles', 'surveyMaps'])
})

test('pages ask for a right, never for a role', () => {
  const packages = join(import.meta.dirname, '../../../..', 'packages')
  const files = globSync('{app,ui}/src/**/*.{ts,tsx}', { cwd: packages }).filter((name) => !/test|stories/.test(name))
  expect(files.length).toBeGreaterThan(1_000)
  const comparing = files.filter((name) =>
    /(\brole|Role\([\w.]+\)) [!=]== 'ogf_/.test(readFileSync(join(packages, name), 'utf8')),
  )
  expect(comparing).toEqual([])
})
