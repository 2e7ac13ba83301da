import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { expect, test } from 'vitest'
import { buildBreadcrumb } from './menu.ts'

const titles = {
  dashboard: 'Dashboard',
  gis: 'GIS',
  georef: 'Georeferenzierung',
  users: 'Nutzer',
  user: 'Nutzerdetails',
}
const named = (id: string, name?: string) => buildBreadcrumb(id, productRoutes, titles, name).map(({ title }) => title)

test('begins at the Dashboard, and is it alone there', () => {
  expect(named('dashboard')).toEqual(['Dashboard'])
  expect(named('gis')).toEqual(['Dashboard', 'GIS'])
})

test('names the section of a detail page', () => {
  expect(buildBreadcrumb('user', productRoutes, titles)).toEqual([
    { title: 'Dashboard', to: '/dashboard' },
    { title: 'Nutzer', to: '/users/index' },
    { title: 'Nutzerdetails' },
  ])
})

test('a map lies below the tab of the maps', () => {
  expect(buildBreadcrumb('georef', productRoutes, titles)).toEqual([
    { title: 'Dashboard', to: '/dashboard' },
    { title: 'GIS', to: '/gis/index?tab=karten' },
    { title: 'Georeferenzierung' },
  ])
})

test('ends with the name of the record', () => {
  expect(named('georef', 'Blatt 3')).toEqual(['Dashboard', 'GIS', 'Blatt 3'])
})

test('leaves out pages without a title', () => {
  expect(named('notFound')).toEqual(['Dashboard'])
  expect(named('notFound', 'Nicht gefunden')).toEqual(['Dashboard', 'Nicht gefunden'])
})
