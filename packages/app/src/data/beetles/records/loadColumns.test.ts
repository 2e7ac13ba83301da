import { getBeetleOverview, updateBeetle, updateBeetleMessage } from '@waldkerf/domain/calls/beetles/beetles'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { BeetleColumnsAnswer } from '@waldkerf/domain/entities/beetles/columns/wire'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { createService } from '@waldkerf/mocks/node'
import { expect, test } from 'vitest'
import { unreadableRows } from '@waldkerf/app/data/gateway/answer'
import { createClient } from '@waldkerf/app/data/gateway/client'
import { createRecordCalls, type KnownRecords, loadColumns, mostHeld } from './loadColumns.ts'
import { readColumns } from './readColumns.ts'

const readHere = () => ({ read: async (bytes: ArrayBuffer) => readColumns(bytes), end: () => undefined })

function signIn(email: string, service = createService()) {
  const access = { token: async () => tokenFor(email), renew: async () => false }
  const gateway = createClient({ base: 'http://waldkerf.test/rest', access, fetch: service })
  const records = createRecordCalls(gateway)
  const load = (known?: KnownRecords) => loadColumns(records, known, readHere)
  const beetles = {
    all: () => gateway.call(getBeetleOverview, { bundesland: '', kaeferart: '' }),
    setMessage: ({ id, version }: Beetle, msg: string) => gateway.call(updateBeetleMessage, { id, msg }, { version }),
    reject: ({ id, version }: Beetle) =>
      gateway.call(
        updateBeetle,
        { id, status: 'rejected', published_from: '', letzter_bearbeiter: email },
        { version },
      ),
  }
  return { service, records, beetles, load }
}

const knownRows = (known: KnownRecords) => (known.kind === 'all' ? known.rows : [])

test.each(['expert@waldkerf.test', 'nutzer@waldkerf.test', 'neu@waldkerf.test'])(
  'the columns of %s are the rows of the overview',
  async (email) => {
    const { beetles, load } = signIn(email)
    expect(knownRows(await load())).toEqual(await beetles.all())
  },
)

test('a later load brings changes alone, and what was not changed stays the same', async () => {
  const { beetles, load } = signIn('expert@waldkerf.test')
  const before = await load()
  expect(await load(before)).toBe(before)
  await beetles.setMessage(knownRows(before)[5]!, 'Danke!')
  const after = await load(before)
  expect(knownRows(after)).toEqual(await beetles.all())
  expect(knownRows(after)[5]).toMatchObject({ message: 'Danke!', version: 2 })
  expect(knownRows(after)[4]).toBe(knownRows(before)[4])
})

test('a record that cannot be read is left out and counted, and the others are there', async () => {
  const { records, beetles } = signIn('expert@waldkerf.test')
  async function odd(stand: string) {
    const sent = JSON.parse(await (await records.columns(stand)).text()) as { art: unknown[] }
    sent.art[3] = null
    return new Blob([JSON.stringify(sent)])
  }
  const known = await loadColumns({ ...records, columns: odd }, undefined, readHere)
  expect(knownRows(known)).toEqual((await beetles.all()).toSpliced(3, 1))
  expect(unreadableRows(known)).toBe(1)
})

test('what is withdrawn leaves those who may no longer see it', async () => {
  const expert = signIn('expert@waldkerf.test')
  const citizen = signIn('neu@waldkerf.test', expert.service)
  const before = await citizen.load()
  const withdrawn = knownRows(before)[0]!
  const withMessage = await expert.beetles.setMessage(withdrawn, 'Doch nicht.')
  await expert.beetles.reject(withMessage)
  const after = await citizen.load(before)
  expect(knownRows(after)).toEqual(knownRows(before).slice(1))
})

test('an answer that was made some time ago is followed by what has changed since', async () => {
  const { records, beetles } = signIn('expert@waldkerf.test')
  const asked: string[] = []
  async function stored(stand: string) {
    asked.push(stand)
    const answer = await records.columns(stand)
    if (stand !== '') return answer
    const sent = JSON.parse(await answer.text()) as BeetleColumnsAnswer
    await beetles.setMessage((await beetles.all())[5]!, 'Danke!')
    return new Blob([JSON.stringify({ ...sent, aktuell: false })])
  }
  const known = await loadColumns({ ...records, columns: stored }, undefined, readHere)
  expect(asked).toHaveLength(2)
  expect(knownRows(known)).toEqual(await beetles.all())
  expect(knownRows(known)[5]).toMatchObject({ message: 'Danke!' })
})

test('answers that never are the newest are not followed for ever', async () => {
  const { records } = signIn('expert@waldkerf.test')
  let count = 0
  async function old() {
    count += 1
    const sent = JSON.parse(await (await records.columns('')).text()) as BeetleColumnsAnswer
    return new Blob([JSON.stringify({ ...sent, aktuell: false })])
  }
  await loadColumns({ ...records, columns: old }, undefined, readHere)
  expect(count).toBe(2)
})

test('more than a browser holds are only counted', async () => {
  const { records } = signIn('expert@waldkerf.test')
  const total = mostHeld + 1
  expect(await loadColumns({ ...records, count: async () => total }, undefined)).toEqual({ kind: 'parts', total })
})
