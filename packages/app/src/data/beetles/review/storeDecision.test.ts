import { getBeetle } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { getBeetleOverview } from '@waldkerf/domain/calls/beetles/beetles'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { createService } from '@waldkerf/mocks/node'
import { isOvertaken } from '@waldkerf/domain/beetles/decisions/conflict'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { expect, test } from 'vitest'
import { createClient } from '@waldkerf/app/data/gateway/client'
import { storeDecision } from './storeDecision.ts'

const editor = 'expert@waldkerf.test'
const decision = { status: 'rejected', message: 'Ein Laufkäfer.' } as const

/** An expert at the service. `lose`: calls that are carried out and not answered; `refuse`: calls that are not carried out. */
async function expert() {
  const service = createService()
  const [lose, refuse] = [new Set<string>(), new Set<string>()]
  const sent: string[] = []
  async function fetch(request: Request) {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    sent.push(name)
    if (refuse.delete(name)) return new Response('{}', { status: 503 })
    const answer = await service(request)
    if (lose.delete(name)) throw new TypeError('Failed to fetch')
    return answer
  }
  const access = { token: async () => tokenFor(editor), renew: async () => false }
  const gateway = createClient({ base: 'http://waldkerf.test/rest', access, fetch })
  const rows = await gateway.call(getBeetleOverview, { bundesland: '', kaeferart: '' })
  const row = rows.find(({ status }) => status === 'new') as Beetle
  let kept = row
  async function store(from: Beetle, taken: { status: BeetleStatus; message: string } = decision) {
    await storeDecision(gateway, { row: from, decision: taken, editor, onStored: async (now) => void (kept = now) })
    return kept
  }
  sent.length = 0
  return { row, store, lose, refuse, sent, kept: () => kept, stored: () => gateway.call(getBeetle, { id: row.id }) }
}

test('a message that is stored and a status that is not: the repeat goes on from one’s own version', async () => {
  const { row, store, refuse, kept, sent } = await expert()
  refuse.add('a_update_kaefer')
  await expect(store(row)).rejects.toMatchObject({ status: 503 })
  expect(kept()).toMatchObject({ version: row.version + 1, message: decision.message, status: 'new' })
  expect(isOvertaken(row, { ...row, ...decision }, kept())).toBe(false)
  expect(await store(kept())).toMatchObject({ ...decision, version: row.version + 2 })
  expect(sent.filter((name) => name === 'a_update_message')).toHaveLength(1)
})

test.each(['a_update_message', 'a_update_kaefer'])(
  'after a lost answer of %s the decision is stored once',
  async (name) => {
    const { row, store, lose, stored } = await expert()
    lose.add(name)
    expect(await store(row)).toMatchObject({ ...decision, version: row.version + 2 })
    expect(await stored()).toMatchObject({ ...decision, version: row.version + 2 })
  },
)

test.each([[], ['a_update_message'], ['a_update_kaefer']])(
  'the same question is asked once more after it was laid aside, also when an answer is lost: %s',
  async (...lost: string[]) => {
    const { row, store, lose, stored } = await expert()
    const question = { status: 'query', message: 'An welcher Baumart?' } as const
    const laidAside = await store(await store(row, question), { ...question, status: 'new' })
    for (const name of lost) lose.add(name)
    expect(await store(laidAside, question)).toMatchObject({ ...question, version: laidAside.version + 2 })
    expect((await stored()).version).toBe(laidAside.version + 2)
  },
)
