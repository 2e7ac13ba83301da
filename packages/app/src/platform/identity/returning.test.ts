import { expect, test } from 'vitest'
import { isReturning } from './returning.ts'

const begun = { getItem: (key: string) => (key === 'kc-callback-mine' ? '{}' : null) }
const returns = (address: string, cookies = '') =>
  isReturning(new URL(address, 'https://wald.example'), begun, () => cookies)

test.each([
  '/dashboard#state=mine&session_state=1&code=2',
  '/dashboard?a=1#error=login_required&state=mine',
  '/?code=x&state=mine',
])('%s answers a sign-in that was begun here', (address) => expect(returns(address)).toBe(true))

test.each([
  '/?code=x&state=forged',
  '/#code=x&state=forged',
  '/dashboard?error=x',
  '/dashboard?code=x#state=mine',
  '/gis/index?status=new',
  '/',
])('%s is no return', (address) => expect(returns(address)).toBe(false))

test('where storage is full, the adapter has noted the sign-in in a cookie', () => {
  expect(returns('/dashboard#state=full&code=1', 'other=1; kc-callback-full={}')).toBe(true)
  expect(returns('/dashboard#state=full&code=1', 'kc-callback-other={}')).toBe(false)
  // The beginning of one is none.
  for (const state of ['', 'o']) expect(returns(`/dashboard#state=${state}&code=1`, 'kc-callback-other={}')).toBe(false)
})
