import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { TemplateRefusal } from '../gateway/templateClient.ts'
import type { TemplateSession } from '../session/templateSession.ts'
import { enterTemplate } from './enterTemplate.ts'

const unheard = new Request('https://waldkerf.test/demo/icon/index')

/** A session whose user data cannot be loaded, on a page that stays or is being left. */
function failing(error: Error, isLeaving: boolean) {
  const clear = vi.fn<() => void>()
  const session = {
    hasToken: () => true,
    snapshot: () => ({ allowed: undefined }),
    load: async () => {
      throw error
    },
    isLeaving: () => isLeaving,
    clear,
  } as unknown as TemplateSession
  return { clear, entered: enterTemplate(session, unheard, '/demo') }
}

beforeEach(() => vi.stubGlobal('location', new URL(unheard.url)))

test('a call that leaving the page breaks off keeps the token', async () => {
  const broken = new ApiError('network')
  const { clear, entered } = failing(broken, true)
  await expect(entered).rejects.toBe(broken)
  expect(clear).not.toHaveBeenCalled()
})

test.each([
  ['a failure on a page that stays', new ApiError('network'), false],
  ['a refused token', new TemplateRefusal(50_008, undefined), true],
])('%s clears it and leads to the sign-in', async (_case, error, isLeaving) => {
  const { clear, entered } = failing(error, isLeaving)
  await expect(entered).rejects.toBeInstanceOf(Response)
  expect(clear).toHaveBeenCalledOnce()
})

test.each([
  ['/icon/index/?farbe=1', '/icon/index?farbe=1'],
  ['/Example/Edit/12', '/example/edit/12'],
])('%s is the same page as %s', async (given, right) => {
  const session = { hasToken: () => true } as unknown as TemplateSession
  const answer = await enterTemplate(session, new Request(`https://waldkerf.test/demo${given}`), '/demo').catch(
    (thrown: unknown) => thrown as Response,
  )
  expect(answer?.headers.get('location')).toBe(right)
})
