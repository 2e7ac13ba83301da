import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { expect, test } from 'vitest'
import { breadcrumbOf } from './breadcrumb.ts'

const titles = { dashboard: 'Dashboard', gis: 'GIS', users: 'Nutzer', user: 'Nutzerdetails' }
const named = (id: string) => breadcrumbOf(id, productRoutes, titles).map(({ title }) => title)

test('begins at the Dashboard, and is it alone there', () => {
  expect(named('dashboard')).toEqual(['Dashboard'])
  expect(named('gis')).toEqual(['Dashboard', 'GIS'])
})

test('names the section of a detail page', () => {
  expect(breadcrumbOf('user', productRoutes, titles)).toEqual([
    { title: 'Dashboard', to: '/dashboard' },
    { title: 'Nutzer', to: '/users/index' },
    { title: 'Nutzerdetails' },
  ])
})

test('leaves out pages without a title', () => {
  expect(named('notFound')).toEqual(['Dashboard'])
})
