import { expect, test } from 'vitest'
import { isReturning } from './returning.ts'

const begun = { getItem: (key: string) => (key === 'kc-callback-mine' ? '{}' : null) }
const returns = (address: string) => isReturning(new URL(address, 'https://wald.example'), begun)

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
