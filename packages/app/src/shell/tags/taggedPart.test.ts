import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { describe, expect, test } from 'vitest'
import { findPage, pinnedPages, pageTitle } from './taggedPart.ts'

describe('the product', () => {
  test('pins the dashboard, which is not cached', () => {
    const all = new Set(productRoutes.map((row) => row.id))
    expect(pinnedPages({ table: productRoutes, allowed: all })).toEqual([
      { path: '/dashboard', search: '', routeId: 'dashboard', pinned: true, cached: false },
    ])
    expect(pinnedPages({ table: productRoutes, allowed: new Set() })).toEqual([])
  })
  test('gives each record its own title', () => {
    expect(pageTitle({ table: productRoutes, titles: { user: 'Nutzerdetails' } }, '/users/7')).toBe('Nutzerdetails 7')
    expect(pageTitle({ table: productRoutes, titles: {} }, '/gis/index')).toBe('GIS')
  })
  test('has no tag for pages without a title and for unknown ones', () => {
    expect(findPage(productRoutes, '/401', '')).toBeUndefined()
    expect(findPage(productRoutes, '/users/seven', '')).toBeUndefined()
  })
})
