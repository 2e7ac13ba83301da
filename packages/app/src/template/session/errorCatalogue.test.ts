import { addRole, getRoles } from '@waldkerf/domain/calls/template/roles'
import { getUserInfo, login } from '@waldkerf/domain/calls/template/session'
import { createTemplateService } from '@waldkerf/mocks/template/service'
import { createTemplateState } from '@waldkerf/mocks/template/state'
import type { Question } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNoticeStore, noticeDuration } from '@waldkerf/app/platform/notices/noticeStore'
import { createTemplateClient, templateTimeout } from '../gateway/templateClient.ts'
import { createFailureSpeaker } from './failures.ts'

/* The mock API as sections 5, 7, 8 and 9 of the specification describe it, sentence by sentence. */

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://waldkerf.test' }))
afterEach(() => void vi.restoreAllMocks())

type Send = (request: Request) => Promise<Response>

/** The client with its failure handler, over answers made by the test. */
function setUp(send: Send, { token, answer = false }: { token?: string; answer?: boolean } = {}) {
  const notices = createNoticeStore()
  const confirm = vi.fn<(question: Question) => Promise<boolean>>(async () => answer)
  const signInAgain = vi.fn<() => void>()
  const onFailure = createFailureSpeaker({ notify: notices.show, confirm, isSignedOut: () => false, signInAgain })
  const client = createTemplateClient({
    base: '/prod-api',
    token: () => token,
    onFailure,
    fetch: (request) => send(request as Request),
  })
  const said = () => notices.snapshot().shown.map(({ message }) => message)
  return { client, confirm, signInAgain, said, notices }
}

const saying = (body: object) => () => Promise.resolve(Response.json(body))
const overService: Send = async (request) => (await createTemplateService().answer(request)) ?? Response.error()

describe('base /prod-api, header X-Token, 5 s timeout', () => {
  test('a call goes below the base, with the token and without a bearer', async () => {
    const send = vi.fn<Send>(saying({ code: 20_000, data: [] }))
    await setUp(send, { token: 'admin-token' }).client.call(getRoles, {})
    const [request] = send.mock.calls[0] ?? []
    expect(request?.url).toBe('http://waldkerf.test/prod-api/vue-element-admin/roles')
    expect(request?.headers.get('X-Token')).toBe('admin-token')
    expect(request?.headers.get('Authorization')).toBeNull()
  })

  test('without a token there is no header', async () => {
    const send = vi.fn<Send>(saying({ code: 20_000, data: [] }))
    await setUp(send).client.call(getRoles, {})
    expect(send.mock.calls[0]?.[0].headers.has('X-Token')).toBe(false)
  })

  /* Spec section 9: "Mock API timeout 5 s; message duration 5 s." The duration is tested by 'for 5 s' below. */
  test('what takes longer than 5 s has failed', async () => {
    const limit = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    const { client, said } = setUp((request) => Promise.reject(request.signal.reason as Error))
    await expect(client.call(getRoles, {})).rejects.toMatchObject({ kind: 'timeout' })
    expect(limit).toHaveBeenCalledWith(templateTimeout)
    expect(templateTimeout).toBe(5_000)
    expect(said()).toHaveLength(1)
  })
})

describe('code 20000 means success', () => {
  test('its data are the answer, and nothing is said', async () => {
    const { client, said } = setUp(saying({ code: 20_000, data: { token: 'x' } }))
    expect(await client.call(login, { username: 'admin', password: 'any' })).toEqual({ token: 'x' })
    expect(said()).toEqual([])
  })

  /* Spec section 8: "Mock API: a code other than 20000 shows the message (or 'Error') for 5 s." */
  test.each([
    [{ code: 50_001, message: 'No.' }, 'No.'],
    [{ code: 50_001 }, 'Error'],
    [{ code: 50_001, message: '' }, 'Error'],
    [{ code: '20000', message: 'A text is no number.' }, 'A text is no number.'],
  ])('another code shows the message, or Error: %j', async (body, message) => {
    const { client, said, confirm } = setUp(saying(body))
    await expect(client.call(getRoles, {})).rejects.toThrow(message)
    expect(said()).toEqual([message])
    expect(confirm).not.toHaveBeenCalled()
  })

  test('for 5 s', async () => {
    vi.useFakeTimers()
    const { client, said } = setUp(saying({ code: 1 }))
    await client.call(getRoles, {}).catch(() => undefined)
    vi.advanceTimersByTime(4_999)
    expect(said()).toEqual(['Error'])
    vi.advanceTimersByTime(1)
    expect(said()).toEqual([])
    expect(noticeDuration).toBe(5_000)
    vi.useRealTimers()
  })
})

/* Spec section 8: "Codes 50008, 50012 and 50014 open a confirm dialog titled 'Confirm logout' with the text 'You have
   been logged out, you can cancel to stay on this page, or log in again' and buttons Re-Login and Cancel; Re-Login resets
   the token and reloads the page." */
describe('codes 50008, 50012 and 50014', () => {
  test.each([50_008, 50_012, 50_014])('%i asks, in the specification’s words', async (code) => {
    const { client, confirm } = setUp(saying({ code, message: 'Over.' }))
    await expect(client.call(getRoles, {})).rejects.toMatchObject({ code })
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      title: 'Confirm logout',
      description: 'You have been logged out, you can cancel to stay on this page, or log in again',
      confirm: 'Re-Login',
      cancel: 'Cancel',
    })
  })

  test('many calls that fail together have one dialog and one message', async () => {
    const { client, confirm, said } = setUp(saying({ code: 50_008, message: 'Illegal token.' }))
    await Promise.allSettled(Array.from({ length: 10 }, () => client.call(getRoles, {})))
    expect(confirm).toHaveBeenCalledOnce()
    expect(said()).toEqual(['Illegal token.'])
  })

  test('Re-Login begins anew; Cancel stays, and the next failure asks again', async () => {
    const over = saying({ code: 50_014, message: 'Expired.' })
    const again = setUp(over, { answer: true })
    await again.client.call(getRoles, {}).catch(() => undefined)
    await vi.waitFor(() => expect(again.signInAgain).toHaveBeenCalledOnce())
    const stays = setUp(over)
    await stays.client.call(getRoles, {}).catch(() => undefined)
    await stays.client.call(getRoles, {}).catch(() => undefined)
    expect(stays.confirm).toHaveBeenCalledTimes(2)
    expect(stays.signInAgain).not.toHaveBeenCalled()
  })
})

describe('the messages of the catalogue', () => {
  /* Spec section 8: "Mock login failure: 'Account and password are incorrect.' (code 60204)." */
  test('a sign-in that fails: code 60204', async () => {
    const { client } = setUp(overService)
    await expect(client.call(login, { username: 'nobody', password: '111111' })).rejects.toMatchObject({
      code: 60_204,
      message: 'Account and password are incorrect.',
    })
  })

  /* Spec section 8: "Mock user-info failure: 'Login failed, unable to get user details.' (code 50008)." */
  test('a user info that fails: code 50008', async () => {
    const { client } = setUp(overService)
    await expect(client.call(getUserInfo, { token: 'nobody-token' })).rejects.toMatchObject({
      code: 50_008,
      message: 'Login failed, unable to get user details.',
    })
  })

  /* Spec section 8: "Network errors show the error message." */
  test('a failure of the network shows its message', async () => {
    const { client, said } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    const failure: unknown = await client.call(getRoles, {}).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'network' })
    expect(said()).toEqual([(failure as Error).message])
  })
})

describe('values of the rules', () => {
  test('the name of a sign-in is trimmed', async () => {
    const { client } = setUp(overService)
    expect(await client.call(login, { username: ' visitor ', password: 'any' })).toEqual({ token: 'visitor-token' })
  })

  /* Spec section 9: "Mock role key range 300 to 5000." */
  test('a new role’s key is a whole number from 300 to 5000 that no other role has, down to the last one', async () => {
    const state = createTemplateState()
    const taken = Array.from({ length: 4_700 }, (_, index) => ({
      key: 300 + index,
      name: 'x',
      description: '',
      routes: [],
    }))
    state.roles = [...state.roles, ...taken]
    const service = createTemplateService({ state })
    const { client } = setUp(async (request) => (await service.answer(request)) ?? Response.error())
    const draft = { name: 'guest', description: '', routes: [] }
    expect(await client.call(addRole, draft)).toEqual({ key: 5_000 })
    await expect(client.call(addRole, draft)).rejects.toMatchObject({ code: 50_000 })
  })
})
