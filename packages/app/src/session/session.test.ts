import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import type { User } from '@waldkerf/domain/entities/users/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/errors/errors.ts'
import type { Identity } from './identity.ts'
import { signedOutKey, tokenKey } from '../platform/identity/tokens.ts'
import { createSession, type Session } from './session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const [user] = seedWorld({ today: storyDay, size: 'small' }).users as [User]
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const forbidden = () => new ApiError('http', { status: 403 })

/**
 * A session whose `a_get_user_data` gives this answer and notes when it was called; 403 notifies it as the gateway
 * does.
 */
function opened(answer: () => User | ApiError) {
  const reads: number[] = []
  const begun = Date.now()
  const identity = {
    tokenNow: async () => undefined,
    profileEmail: async () => user.email,
    lookInto: async () => undefined,
  } as unknown as Identity
  const session: Session = createSession({
    identity: () => identity,
    forget: async () => undefined,
    async loadUser() {
      reads.push(Date.now() - begun)
      const answered = answer()
      if (!(answered instanceof ApiError)) return answered
      if (answered.status === 403) session.onForbidden()
      throw answered
    },
  })
  return { session, reads }
}

/* Spec section 8: "Failure to load user data: the role defaults to ogf_new." */
test('user data that lastingly do not come are asked for in five rounds, and then it is said', async () => {
  const { session, reads } = opened(forbidden)
  await session.load()
  expect(session.snapshot()).toMatchObject({ state: 'least', role: 'ogf_new', problem: undefined })
  await pass(600_000)
  expect(session.snapshot().role).toBe('ogf_new')
  expect(reads).toEqual([0, 1_000, 3_000, 8_000, 18_000, 28_000])
  expect(session.snapshot().problem).toEqual(expect.any(String))
})

test('a press asks again from the first round on, and what comes ends it', async () => {
  let there = false
  const { session, reads } = opened(() => (there ? user : new ApiError('network')))
  await session.load()
  await pass(600_000)
  await session.refresh()
  await pass(1_500)
  expect(reads).toHaveLength(8)
  there = true
  await pass(600_000)
  expect(reads).toHaveLength(9)
  expect(session.snapshot()).toMatchObject({ state: 'known', problem: undefined })
})

test('refused calls make the role read once, and its own refusal none at all', async () => {
  let refused = false
  const { session, reads } = opened(() => (refused ? forbidden() : user))
  await session.load()
  for (let call = 0; call < 20; call += 1) session.onForbidden()
  await pass(100)
  expect(reads).toHaveLength(2)
  refused = true
  session.onForbidden()
  await pass(5_000)
  expect(reads).toHaveLength(3)
  expect(session.snapshot().state).toBe('known')
})

test('refusals that do not end make it read six times at most until the next look at the role', async () => {
  const { session, reads } = opened(() => user)
  await session.load()
  for (let second = 0; second < 120; second += 1) {
    session.onForbidden()
    await pass(1_000)
  }
  expect(reads).toHaveLength(1 + 6)
})

const claims = (sub: string) => `.${btoa(JSON.stringify({ sub, email: user.email }))}.`

/** A page with a loaded session, and functions that change the stored token as another tab would. */
async function shown() {
  const stored = new Map<string, string>()
  stored.set(tokenKey, claims('one'))
  const page = Object.assign(new EventTarget(), {
    location: {
      pathname: '/gis/index',
      search: '',
      replace: vi.fn<(to: string) => void>(),
      reload: vi.fn<() => void>(),
    },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const forget = vi.fn<() => Promise<void>>(async () => undefined)
  const startAgain = vi.fn<Identity['startAgain']>(async () => 'authenticated')
  const identity = {
    tokenNow: async () => stored.get(tokenKey),
    profileEmail: async () => user.email,
    startAgain,
    giveUp: () => stored.delete(tokenKey),
  } as unknown as Identity
  const session = createSession({ identity: () => identity, forget, loadUser: async () => user })
  await session.load()
  const end = session.watch()
  const tell = (key: string, newValue: string | null) => {
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    return pass(1)
  }
  const change = (token: string | undefined) => {
    if (token === undefined) stored.delete(tokenKey)
    else stored.set(tokenKey, claims(token))
    return tell(tokenKey, stored.get(tokenKey) ?? null)
  }
  return { session, stored, tell, change, forget, startAgain, end, replace: page.location.replace }
}

test('a token that is refused in another tab leaves this page and its words, and the same person goes on', async () => {
  const { session, change, forget, startAgain, end, replace } = await shown()
  await change(undefined)
  expect(session.snapshot()).toMatchObject({ state: 'over' })
  expect(forget).not.toHaveBeenCalled()
  expect(replace).not.toHaveBeenCalled()
  await change('one')
  expect(startAgain).toHaveBeenCalledOnce()
  end()
})

test.each(['cleared', 'put back by the start of this tab'])(
  'a sign-out in another tab, its token %s',
  async (token) => {
    const { session, stored, tell, change, forget, end, replace } = await shown()
    if (token === 'cleared') {
      stored.set(signedOutKey, '1')
      stored.delete(tokenKey)
    }
    await tell(signedOutKey, '1')
    await change(undefined)
    expect(session.snapshot().state).toBe('nobody')
    expect(forget).toHaveBeenCalledOnce()
    expect(replace).toHaveBeenCalledWith('/login')
    end()
  },
)
