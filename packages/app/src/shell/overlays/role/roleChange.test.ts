import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { expect, test } from 'vitest'
import { roleChange } from './roleChange.ts'

test('names the pages of the menu that came and went', () => {
  expect(roleChange(productRoutes, 'ogf_citizens', 'ogf_expert')).toEqual({ gained: ['gis'], lost: [] })
  expect(roleChange(productRoutes, 'ogf_admin', 'ogf_expert').lost).toContain('users')
  expect(roleChange(productRoutes, 'ogf_admin', 'ogf_expert').gained).toEqual([])
})

test('a page that no menu shows is not named', () => {
  expect(roleChange(productRoutes, 'ogf_new', 'ogf_citizens')).toEqual({ gained: ['reports', 'newReport'], lost: [] })
})
