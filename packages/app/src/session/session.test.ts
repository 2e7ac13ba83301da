import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import type { User } from '@waldkerf/domain/entities/users/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/errors/errors.ts'
import type { Identity } from './identity.ts'
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

/** A session whose `a_get_user_data` answers as told, and counts; a refusal speaks to the session as the api's does. */
function opened(answer: () => User | ApiError) {
  const reads: number[] = []
  const begun = Date.now()
  const identity = { tokenNow: async () => undefined, profileEmail: async () => user.email } as unknown as Identity
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
