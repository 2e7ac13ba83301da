import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { expect, test } from 'vitest'
import { refusesExpert, roleChange } from './useRoleChange.ts'

test('names the pages of the menu that came and went', () => {
  expect(roleChange(productRoutes, 'ogf_citizens', 'ogf_expert')).toEqual({ gained: ['gis', 'statistics'], lost: [] })
  expect(roleChange(productRoutes, 'ogf_admin', 'ogf_expert').lost).toContain('users')
  expect(roleChange(productRoutes, 'ogf_admin', 'ogf_expert').gained).toEqual([])
})

test('a page that no menu shows is not named', () => {
  expect(roleChange(productRoutes, 'ogf_new', 'ogf_citizens')).toEqual({ gained: ['reports', 'newReport'], lost: [] })
})

test.each([
  ['ogf_expert_query', 'ogf_citizens', true],
  ['ogf_expert_query', '1', false],
  ['ogf_expert_query', 'ogf_expert', false],
  ['ogf_expert', 'ogf_citizens', false],
])('from %j to %j a wish to become an expert was turned down: %s', (was, is, refused) => {
  expect(refusesExpert(was, is)).toBe(refused)
})
