import { addBeetle } from '@waldkerf/domain/calls/beetles/reports'
import { search } from '@waldkerf/domain/calls/search/search'
import { createService } from '@waldkerf/mocks/node'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { expect, test } from 'vitest'
import { createClient } from '../gateway/client.ts'

function signedIn(email: string) {
  const service = createService()
  return createClient({
    base: 'http://waldkerf.test/rest',
    access: { token: async () => tokenFor(email), renew: async () => false },
    fetch: service,
  })
}

const report = { art: 1, fund_datum: '2026-11-19', lat: 48.137_154_321, lon: 11.576_124, msg: '' }

test('a report that is sent twice is one record, with the Land of its place', async () => {
  const client = signedIn('nutzer@waldkerf.test')
  const first = await client.call(addBeetle, report, { idempotencyKey: 'key-of-the-form' })
  const second = await client.call(addBeetle, report, { idempotencyKey: 'key-of-the-form' })
  expect(first).toMatchObject({ status: 'new', bundesland: 'Bayern', lat: 48.137154 })
  expect(second).toEqual(first)
})

test('what was reported is found by its number at once', async () => {
  const client = signedIn('nutzer@waldkerf.test')
  const { id } = await client.call(addBeetle, report, { idempotencyKey: 'key-of-the-form' })
  expect(await client.call(search, { text: `#${id}` })).toMatchObject([{ art: 'kaefer', id, rang: 1 }])
})
