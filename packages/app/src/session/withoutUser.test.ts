import { ApiError } from '../platform/errors/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personKey } from '../platform/offline/keptPerson.ts'
import { tokenKey } from '../platform/identity/tokens.ts'
import { judgeMissing } from './withoutUser.ts'

const noAnswer = new ApiError('network')
const person = { email: 'nutzer@waldkerf.test', firstName: 'Nina', lastName: 'Nutzer', at: Date.now() }

const token = (email: string) => `.${btoa(JSON.stringify({ email }))}.`

/**
 * @param line whether the server answers
 * @param signedIn e-mail in the stored token
 */
function stage({ status = 'ogf_citizens', onLine = true, line = false, kept = true, signedIn = '' } = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (key === tokenKey) return signedIn && token(signedIn)
      return kept && key === personKey ? JSON.stringify({ ...person, status }) : null
    },
  })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => {
    if (!line) throw new TypeError('Failed to fetch')
    return new Response('', { status: 503 })
  })
}

beforeEach(() => stage())
afterEach(() => void vi.unstubAllGlobals())

test('without a line the kept person has the pages of reports, and no other', async () => {
  const { kept } = await judgeMissing(noAnswer)
  expect(kept).toMatchObject({ user: { email: person.email, user_id: 0 }, role: 'ogf_citizens', offline: true })
  expect([...(kept?.allowed ?? [])]).toEqual(['reports', 'newReport', 'report'])
  stage({ status: 'ogf_admin', onLine: false })
  expect((await judgeMissing(noAnswer)).kept?.allowed).toEqual(kept?.allowed)
})

test('a role that may not report has nothing to open', async () => {
  stage({ status: 'ogf_new' })
  expect((await judgeMissing(noAnswer)).kept?.allowed.size).toBe(0)
})

test('whatever the server answers is a line: the least rights apply, as ever', async () => {
  stage({ line: true })
  expect(await judgeMissing(noAnswer)).toEqual({ status: 'ogf_new' })
  stage({ onLine: false })
  expect(await judgeMissing(new ApiError('http', { status: 503 }))).toEqual({ status: 'ogf_new' })
})

test('nobody known, nobody admitted', async () => {
  stage({ kept: false, onLine: false })
  expect(await judgeMissing(noAnswer)).toEqual({ status: 'ogf_new' })
})

test('a person whose sign-in the line did not outlive does not open the pages of the one before', async () => {
  stage({ signedIn: 'expert@waldkerf.test' })
  expect(await judgeMissing(noAnswer)).toEqual({ status: 'ogf_new' })
  stage({ signedIn: 'Nutzer@Waldkerf.test' })
  expect((await judgeMissing(noAnswer)).kept?.user.email).toBe(person.email)
})
