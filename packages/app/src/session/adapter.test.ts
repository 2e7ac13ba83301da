import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAdapter, ProfileRefused } from './adapter.ts'
import type { Identity } from './identity.ts'
import { createSession, SessionRefused } from './session.ts'

/* Spec section 8: "Profile fetch failures: 'Verification failed, please Login again.'; 'getInfo: roles must be a
   non-null array!'; and a message that the identity service is not initialised." */

const message = 'The identity service is not initialised.'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://waldkerf.test' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  // The adapter wraps `fetch`; restored afterwards, so that later tests are not affected.
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => void vi.unstubAllGlobals())

describe('an identity service that cannot be initialised', () => {
  test('is said by the adapter', async () => {
    const adapter = createAdapter({ url: 'http://', realm: 'waldkerf', clientId: 'waldkerf-web' })
    await expect(adapter).rejects.toThrow(new ProfileRefused(message))
  })

  test('refuses the session with these words', async () => {
    const profileEmail = () => Promise.reject(new ProfileRefused(message))
    const session = createSession({
      identity: () => ({ tokenNow: async () => undefined, profileEmail }) as unknown as Identity,
      forget: async () => undefined,
      loadUser: async () => undefined,
    })
    await expect(session.load()).rejects.toThrow(new SessionRefused(message))
  })
})
