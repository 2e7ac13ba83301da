import { getRoles } from '@waldkerf/domain/calls/template/roles'
import { createTemplateService, type TemplateService } from '@waldkerf/mocks/template/service'
import { createTemplateState } from '@waldkerf/mocks/template/state'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTemplateClient, TemplateRefusal } from '../gateway/templateClient.ts'
import type { ApiError } from '@waldkerf/app/platform/errors/errors'
import { createFailureSpeaker } from './failures.ts'
import { mayDo } from './Can.tsx'
import { createTemplateSession } from './templateSession.ts'
import { templateTokenKey } from './templateToken.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://waldkerf.test' }))

function setUp(service: TemplateService = createTemplateService()) {
  let token: string | undefined
  const failures: (ApiError | TemplateRefusal)[] = []
  const client = createTemplateClient({
    base: '/prod-api',
    token: () => token,
    onFailure: (failure) => failures.push(failure),
    fetch: async (request) => (await service.answer(request as Request)) ?? Response.error(),
  })
  const tokens = {
    key: 'x',
    get: () => token,
    set: (next: string) => void (token = next),
    clear: () => void (token = undefined),
  }
  return { client, tokens, failures, session: createTemplateSession({ client, tokens }) }
}

describe('the session', () => {
  test('signs in, knows its role and pages, and signs out', async () => {
    const { session, tokens } = setUp()
    await session.signIn(' editor ', '111111')
    expect(tokens.get()).toBe('editor-token')
    await session.load()
    expect(session.snapshot()).toMatchObject({ role: 'editor', user: { name: 'Normal Editor' } })
    await session.signOut()
    expect(session.hasToken()).toBe(false)
    expect(session.snapshot().allowed).toBeUndefined()
  })

  test('another role takes over without a new sign-in', async () => {
    const { session } = setUp()
    await session.signIn('admin', '111111')
    await session.load()
    await session.switchRole('visitor')
    expect(session.snapshot().allowed?.has('/icon/index')).toBe(false)
    expect(session.snapshot().role).toBe('visitor')
  })

  test('a refused sign-in has the API’s words and keeps no token', async () => {
    const { session, failures } = setUp()
    await expect(session.signIn('nobody', '111111')).rejects.toMatchObject({
      code: 60_204,
      message: 'Account and password are incorrect.',
    })
    expect(session.hasToken()).toBe(false)
    expect(failures).toEqual([])
  })
})

describe('the client', () => {
  test('every failure is said once, in the API’s words or as Error', async () => {
    const over = setUp(createTemplateService({ scenario: 'signedOut' }))
    await expect(over.client.call(getRoles, {})).rejects.toMatchObject({ code: 50_008, isOver: true })
    expect(over.failures.map(({ message }) => message)).toEqual(['Illegal token.'])
    const wordless = createTemplateClient({
      base: '/prod-api',
      token: () => undefined,
      onFailure: () => undefined,
      fetch: async () => Response.json({ code: 1 }),
    })
    await expect(wordless.call(getRoles, {})).rejects.toMatchObject({ message: 'Error', isOver: false })
  })

  test.each([
    ['failing', 'http'],
    ['offline', 'http'],
  ] as const)('%s is a failure of the transport', async (scenario, kind) => {
    const { client } = setUp(createTemplateService({ scenario }))
    await expect(client.call(getRoles, {})).rejects.toMatchObject({ kind })
  })

  test('its token travels as X-Token', async () => {
    const state = createTemplateState()
    state.expired.add('old')
    const { client, tokens } = setUp(createTemplateService({ state }))
    tokens.set('old')
    await expect(client.call(getRoles, {})).rejects.toMatchObject({ code: 50_014 })
  })
})

async function fail(answer: boolean, isSignedOut = false) {
  const notify = vi.fn<(notice: object) => void>()
  const confirm = vi.fn<(question: object) => Promise<boolean>>(async () => answer)
  const signInAgain = vi.fn<() => void>()
  const speak = createFailureSpeaker({ notify, confirm, isSignedOut: () => isSignedOut, signInAgain })
  for (let count = 0; count < 3; count++) speak(new TemplateRefusal(50_008, 'Illegal token.'))
  await Promise.resolve()
  return { notify, confirm, signInAgain }
}

describe('failures', () => {
  test('many calls that fail together ask once, to the letter', async () => {
    const { confirm, signInAgain } = await fail(true)
    expect(confirm).toHaveBeenCalledOnce()
    expect(confirm).toHaveBeenCalledWith({
      title: 'Confirm logout',
      description: 'You have been logged out, you can cancel to stay on this page, or log in again',
      confirm: 'Re-Login',
      cancel: 'Cancel',
    })
    await vi.waitFor(() => expect(signInAgain).toHaveBeenCalledOnce())
  })

  test('Cancel stays, and over the login page nothing is asked', async () => {
    expect((await fail(false)).signInAgain).not.toHaveBeenCalled()
    const signedOut = await fail(true, true)
    expect(signedOut.confirm).not.toHaveBeenCalled()
    expect(signedOut.notify).not.toHaveBeenCalled()
  })
})

test('the token has its own key beside the product, and the specification’s alone', () => {
  expect(templateTokenKey('/demo/')).toBe('Admin-Token:demo')
  expect(templateTokenKey('/')).toBe('Admin-Token')
})

test('a permission without roles hides and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect([
    mayDo('admin', []),
    mayDo('admin', undefined),
    mayDo('admin', ['admin']),
    mayDo(undefined, ['admin']),
  ]).toEqual([false, false, true, false])
  expect(warn).toHaveBeenCalledTimes(2)
})
