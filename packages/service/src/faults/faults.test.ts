import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { freePorts } from '../ports.ts'
import { keepAliveClient, type WireAnswer, type WireRequest } from '../testing/keepAliveClient.ts'
import { testFolder, testOptions } from '../testing/testStack.ts'
import { tokenSigner } from '../testing/tokens.ts'
import { brokenInvariants, countCreated } from './invariants.ts'
import { parts, startTarget, type Part, type Target } from './target.ts'
import { makeRows, newMark, writes, type Rows } from './writes.ts'

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
  target = await startTarget({ ...testOptions(folder), port, seed: 'small' })
  origin = (await target.state()).origin
  rows = await target.asOwner(makeRows)
  // All rounds fit into its life.
  const exp = Math.floor(Date.now() / 1_000) + 86_400
  token = await target.asOwner(async (owner) => (await tokenSigner(owner, origin))('admin@waldkerf.test', { exp }))
})

afterAll(async () => {
  await target.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** One write, and what its sender knows of it: undefined when nobody told him the outcome. */
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
    async stop(): Promise<Sent[]> {
      stopping.abort()
      await running
      client.close()
      return sent
    },
  }
}

/** The user tries again with the same key, until there is an answer. Answers what is neither 200 nor 201. */
async function repeatUnknown(sent: readonly Sent[]): Promise<number[]> {
  const client = keepAliveClient(origin, connections)
  const unknown = sent.filter(({ creates, status }) => creates && status === undefined)
  const repeat = async ({ request }: Sent): Promise<number> => {
    for (let tries = 1; ; tries++) {
      const status = knownStatus(await client.send(request))
      if (status !== undefined || tries === 20) return status ?? 0
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
    await target.kill(part)
    await sleep(50)
    const sent = await storm.stop()
    await target.heal()

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
