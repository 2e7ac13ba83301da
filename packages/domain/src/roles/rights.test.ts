import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../calls/contract.ts'
import { callsWithRight } from './neededRights.ts'
import { may, type Right, rights } from './rights.ts'
import type { roles } from './roles.ts'

const held = (role: (typeof roles)[number]) => (Object.keys(rights) as Right[]).filter((right) => may(role, right))

test('whoever is not admitted only enters, and nobody has no right; a citizen works', () => {
  expect(held('ogf_new')).toEqual(['enter'])
  expect(may(undefined, 'enter')).toBe(false)
  expect(held('ogf_citizens')).toEqual(['enter', 'work', 'seePictures', 'changeOwnData'])
})

test('an administrator has every right, an expert those of the workplace', () => {
  expect(held('ogf_admin')).toEqual(Object.keys(rights))
  expect(held('ogf_expert')).toEqual([...held('ogf_citizens'), 'seeAllRecords', 'reviewBeetles', 'surveyMaps'])
})

/** Files that may compare roles: the rules about roles, tests, and example users, which have stored roles. */
const excepted = /\.(test|stories)\.|^packages\/(domain\/src\/roles|mocks\/src\/seed|service\/src\/sql)\//

test('nobody asks for a role, only for a right', () => {
  const root = join(import.meta.dirname, '../../../..')
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: root })
  const asked = files.filter((name) => !excepted.test(name))
  expect(asked.length).toBeGreaterThan(2_000)
  const comparing = asked.filter((name) =>
    /[!=]== 'ogf_|'ogf_\w+' [!=]==|includes\('ogf_/.test(readFileSync(join(root, name), 'utf8')),
  )
  expect(comparing).toEqual([])
})

test('every call of the data service needs a right, and no other has one', () => {
  const names = contract.filter(({ service }) => service !== 'template').map(({ name }) => name)
  expect(callsWithRight.toSorted()).toEqual(names.toSorted())
})
