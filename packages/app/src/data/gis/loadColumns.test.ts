import { beetleAt, type BeetleColumns } from '@waldkerf/domain/entities/beetleColumns/columns'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { createService } from '@waldkerf/mocks/node'
import { expect, test } from 'vitest'
import { reviewApi } from '../../api/gis/review.ts'
import { createClient } from '../../api/client.ts'
import { recordsApi } from '../../api/gis/records.ts'
import { loadColumns } from './loadColumns.ts'
import { readColumns } from './readColumns.ts'

function signIn(email: string, service = createService()) {
  const access = { token: async () => tokenFor(email), renew: async () => false }
  const client = createClient({ base: 'http://waldkerf.test/rest', access, fetch: service })
  const records = recordsApi(client)
  const load = (known?: BeetleColumns) => loadColumns(records, known, async (bytes) => readColumns(bytes))
  return { service, beetles: reviewApi(client), load }
}

const rowsOf = (columns: BeetleColumns) =>
  Array.from({ length: columns.length }, (_, index) => beetleAt(columns, index))

test.each(['expert@waldkerf.test', 'nutzer@waldkerf.test', 'neu@waldkerf.test'])(
  'the columns of %s are the rows of the overview',
  async (email) => {
    const { beetles, load } = signIn(email)
    expect(rowsOf(await load())).toEqual(await beetles.all())
  },
)

test('a later load brings changes alone, and what was not changed stays the same', async () => {
  const { beetles, load } = signIn('expert@waldkerf.test')
  const before = await load()
  expect(await load(before)).toBe(before)
  await beetles.setMessage(beetleAt(before, 5), 'Danke!')
  const after = await load(before)
  expect(rowsOf(after)).toEqual(await beetles.all())
  expect(beetleAt(after, 5)).toMatchObject({ message: 'Danke!', version: 2 })
})

test('what is withdrawn leaves those who may no longer see it', async () => {
  const expert = signIn('expert@waldkerf.test')
  const citizen = signIn('neu@waldkerf.test', expert.service)
  const before = await citizen.load()
  const withdrawn = beetleAt(before, 0)
  const withMessage = await expert.beetles.setMessage(withdrawn, 'Doch nicht.')
  await expert.beetles.setStatus(withMessage, 'rejected', 'expert@waldkerf.test')
  const after = await citizen.load(before)
  expect(rowsOf(after)).toEqual(rowsOf(before).slice(1))
})
