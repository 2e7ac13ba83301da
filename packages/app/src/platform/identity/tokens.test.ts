import { expect, test, vi } from 'vitest'
import { clearToken, storedToken, storeToken } from './tokens.ts'

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('where storage is full the token holds as long as the page is open, and is cleared like any other', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined })
  storeToken('a.token')
  expect(storedToken()).toBe('a.token')
  clearToken()
  expect(storedToken()).toBeUndefined()
})
