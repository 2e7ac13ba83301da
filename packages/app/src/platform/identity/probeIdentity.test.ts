import { afterEach, expect, test, vi } from 'vitest'
import { probeIdentity } from './probeIdentity.ts'

const own = { url: '/', realm: 'waldkerf', clientId: 'waldkerf-web' }
const foreign = { ...own, url: 'https://anmeldung.example/auth/' }

afterEach(() => void vi.unstubAllGlobals())

/** @param answers statuses by request mode; without one the request fails (refused by CORS, or nothing there) */
function answering(answers: Partial<Record<RequestMode, number>>) {
  const asked: string[] = []
  vi.stubGlobal('location', { origin: 'https://wald.example' })
  vi.stubGlobal('fetch', async (url: string, { mode = 'cors' }: RequestInit) => {
    asked.push(url)
    const status = answers[mode]
    if (status === undefined) throw new TypeError('Failed to fetch')
    return { status }
  })
  return asked
}

test('one question on our own origin tells a realm and a client that are not there', async () => {
  const asked = answering({ cors: 204 })
  expect(await probeIdentity(own)).toBe('ready')
  expect(asked).toEqual([
    'https://wald.example/realms/waldkerf/protocol/openid-connect/login-status-iframe.html/init?client_id=waldkerf-web&origin=https%3A%2F%2Fwald.example',
  ])
})
test.each([
  [404, 'realm'],
  [403, 'client'],
  [502, 'unreachable'],
] as const)('there %i says: %s', async (status, word) => {
  answering({ cors: status })
  expect(await probeIdentity(own)).toBe(word)
})
test('there nobody answers', async () => {
  answering({})
  expect(await probeIdentity(own)).toBe('unreachable')
})
test('elsewhere it is the realm’s description, which everybody may read', async () => {
  const asked = answering({ cors: 200 })
  expect(await probeIdentity(foreign)).toBe('ready')
  expect(asked).toEqual(['https://anmeldung.example/auth/realms/waldkerf/.well-known/openid-configuration'])
})
test('elsewhere a refusal cannot be read: that something answers tells it from nobody there', async () => {
  answering({ 'no-cors': 0 })
  expect(await probeIdentity(foreign)).toBe('realm')
  answering({})
  expect(await probeIdentity(foreign)).toBe('unreachable')
})
