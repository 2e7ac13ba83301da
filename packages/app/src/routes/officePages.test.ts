import { expect, test } from 'vitest'
import { officePages } from './officePages.ts'
import { servedRoutes } from '../platform/routes/servedRoutes.ts'

test('each route for administrators alone has its page', () => {
  const ids = servedRoutes.filter(({ roles }) => roles?.length === 1).map(({ id }) => id)
  expect(Object.keys(officePages).toSorted()).toEqual(ids.toSorted())
})
