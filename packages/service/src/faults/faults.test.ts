import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { freePorts } from '../ports.ts'
import { keepAliveClient, type WireAnswer, type WireRequest } from '../testing/keepAliveClient.ts'
import { copyCluster } from '../testing/testPostgres.ts'
import { testFolder, testOptions } from '../testing/testStack.ts'
import { tokenSigner } from '../testing/tokens.ts'
import { type Part, parts, startTarget, type Target } from './target.ts'
import { brokenInvariants } from './invariants.ts'
import { makeRows, newMark, type Rows, writes } from './writes.ts'
import type { Client } from 'pg'

/** How many rows the writes with these marks have left: exactly one (or one set of points) for each, when all are done. */
async function countCreated(owner: Client, marks: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ key: string; count: number }>(
    `select key, count(*)::integer from (
      select name as key from data.kunde where name = any ($1)
      union all
      select k.key from data.idempotency_key k join data.rechnung r on r.id = (k.answer ->> 'id')::bigint
        where k.key = any ($1) and k.path like '%a_add_invoice'
      union all
      select k.key from data.idempotency_key k where k.key = any ($1) and k.path like '%/mappoint'
    ) created group by key`,
    [marks],
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** How often each part is killed. */
const rounds = isLong ? 10 : 1
const connections = 8

const folder = testFolder()
let target: Target
let origin: string
let rows: Rows
let token: string

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  const options = testOptions(folder)
  await copyCluster('migrated', options.data)
  target = await startTarget({ ...options, port, seed: 'small' })
  origin = (await target.state()).origin
  rows = await target.asOwner(makeRows)
  // Valid for longer than all rounds take.
  const exp = Math.floor(Date.now() / 1_000) + 86_400
  token = await target.asOwner(async (owner) => (await tokenSigner(owner, origin))('admin@waldkerf.test', { exp }))
})

afterAll(async () => {
  await target.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A write, and its status as the sender knows it: undefined when the outcome is unknown. */
interface Sent {
  mark: string
  creates: boolean
  request: WireRequest
  status: number | undefined
}

const authorized = (request: WireRequest): WireRequest => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${token}` },
})

/** Undefined when the answer does not tell what became of the request. */
const knownStatus = ({ status }: WireAnswer): number | undefined => (status >= 500 ? undefined : status)

/** Sends all kinds of writes side by side, until told to stop. */
function startStorm() {
  const client = keepAliveClient(origin, connections)
  const sent: Sent[] = []
  const stopping = new AbortController()
  const connection = async (first: number) => {
    const kinds = Object.values(writes)
    for (let index = first; !stopping.signal.aborted; index++) {
      const { creates, request: make } = kinds[index % kinds.length] as (typeof kinds)[number]
      const mark = newMark()
      const request = authorized(make(rows, mark))
      const status = await client.send(request).then(knownStatus, () => undefined)
      sent.push({ mark, creates, request, status })
      if (status === undefined) await sleep(5)
    }
  }
  const running = Promise.all(Array.from({ length: connections }, (_, first) => connection(first)))
  return {
    /** How many have been answered. */
    count: () => sent.length,
    async stop(): Promise<Sent[]> {
      stopping.abort()
      await running
      client.close()
      return sent
    },
  }
}

/** The user tries again with the same key, until there is an answer. Returns all statuses but 200 and 201. */
async function repeatUnknown(sent: readonly Sent[]): Promise<number[]> {
  const client = keepAliveClient(origin, connections)
  const unknown = sent.filter(({ creates, status }) => creates && status === undefined)
  const deadline = Date.now() + 20_000
  const repeat = async ({ request }: Sent): Promise<number> => {
    for (;;) {
      const answer = await client.send(request)
      const status = knownStatus(answer)
      if (status !== undefined) return status
      if (Date.now() > deadline) return answer.status
      await sleep(100)
    }
  }
  const statuses = await Promise.all(unknown.map(repeat))
  client.close()
  return statuses.filter((status) => status !== 200 && status !== 201)
}

const cases = Array.from({ length: rounds }, (_, round) => parts.map((part) => [part, round] as const)).flat()

test.each(cases)(
  'SIGKILL of %s (%i): each write is there as a whole or not at all',
  async (part: Part) => {
    const storm = startStorm()
    await sleep(300 + Math.random() * 200)
    // A slow machine may still be at the first ones.
    await expect.poll(storm.count, { timeout: 20_000 }).toBeGreaterThan(connections)
    await target.kill(part)
    await sleep(50)
    const sent = await storm.stop()
    await target.heal(token)

    expect(sent.length).toBeGreaterThan(connections)
    expect(await target.asOwner(brokenInvariants)).toEqual([])
    expect(await repeatUnknown(sent)).toEqual([])
    const creating = sent.filter(({ creates }) => creates)
    const marks = creating.map(({ mark }) => mark)
    const created = await target.asOwner((owner) => countCreated(owner, marks))
    expect(creating.filter(({ mark }) => created[mark] !== 1)).toEqual([])
    expect(await target.asOwner(brokenInvariants)).toEqual([])
  },
  60_000,
)
