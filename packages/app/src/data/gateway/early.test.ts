import { getBeetlesBySpecies, getBeetlesByState } from '@waldkerf/domain/calls/beetles/beetleCounts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createRecordCalls } from '@waldkerf/app/data/beetles/records/loadColumns'
import { createClient } from './client.ts'
import { earlyKey, fetchOrTake, takeEarly } from '@waldkerf/app/platform/boot/earlyAnswers'

const address = 'https://wald.example/dashboard'

beforeEach(() => {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('waldkerfEarly', new Map())
})

const withToken = (url: string, body?: string) =>
  new Request(new URL(url, address), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer abc' },
    body: body ?? null,
  })

test('the head of the page asks for what dashboard and list ask for first', async () => {
  const { earlyCalls } = await import('@waldkerf/app/platform/boot/early')
  const asked: string[] = []
  const access = { token: async () => 'abc', renew: async () => false }
  const send = async (request: Request) => {
    asked.push(`${new URL(request.url).pathname} ${await request.text()}`)
    return Response.json([])
  }
  const gateway = createClient({ base: '/rest', access, fetch: send })
  const { count } = createRecordCalls(gateway)
  const calls = [gateway.call(getBeetlesByState, {}), gateway.call(getBeetlesBySpecies, {}), count()]
  await Promise.allSettled(calls)
  const early = Object.values(earlyCalls).flat()
  expect(asked.toSorted()).toEqual(early.map(([path, body]) => `/rest${path} ${body}`).toSorted())
})

test('an early answer is taken once, by the very same request alone', async () => {
  const early = Response.json('early')
  globalThis.waldkerfEarly?.set(earlyKey('/rest/rpc/a', '{}', 'abc'), Promise.resolve(early))
  vi.stubGlobal('fetch', async () => Response.json('late'))
  expect(await fetchOrTake(withToken('/rest/rpc/a', '{"x":1}'))).not.toBe(early)
  expect(await fetchOrTake(withToken('/rest/rpc/a', '{}'))).toBe(early)
  expect(await fetchOrTake(withToken('/rest/rpc/a', '{}'))).not.toBe(early)
})

test('a change of a row is on its way before anything is awaited: its window may be closing', () => {
  globalThis.waldkerfEarly?.set(earlyKey('/rest/rpc/a', '{}', 'abc'), Promise.resolve(Response.json('early')))
  const send = vi.fn<typeof fetch>(async () => Response.json('stored'))
  vi.stubGlobal('fetch', send)
  const change = withToken('/rest/rpc/b', '{}')
  change.headers.set('if-match', '"1"')
  void fetchOrTake(change)
  expect(send).toHaveBeenCalledWith(change)
})

test('one that failed is as if nobody had asked', async () => {
  globalThis.waldkerfEarly?.set(earlyKey('/config.json'), Promise.reject(new TypeError('network')))
  expect(await takeEarly('/config.json')).toBeUndefined()
})
