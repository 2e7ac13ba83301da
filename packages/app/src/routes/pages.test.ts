import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'

test('each route but the first page and the redirect has its page', () => {
  const ids = productRoutes.map(({ id }) => id).filter((id) => id !== 'dashboard' && id !== 'redirect')
  expect(Object.keys(pages).toSorted()).toEqual(ids.toSorted())
})
