import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeTarget } from './redirectTarget.ts'

const origin = 'https://wald.example'
const target = (text: string | null) => safeTarget(text, productRoutes, origin)

test.each(['/dashboard', '/gis/index?status=new&art=3#row-7', '/users/12#mails', '/401?from=%2Fusers%2Findex'])(
  '%s is kept',
  (text) => {
    expect(target(text)).toBe(text)
  },
)

test.each([
  null,
  '',
  '//evil.example',
  // Our path on a foreign host.
  '//evil.example/dashboard',
  '/%2F%2Fevil.example/dashboard',
  '/\\evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%252F%252Fevil.example',
  '/login?redirect=/login',
  '/auth-redirect',
  '/redirect/dashboard',
  '/users/abc',
  '/nowhere',
  '/dash\u202eboard',
  '/dashboard\n',
  '/dashboard#\u202e',
  '/%E0%A4%A',
  `/dashboard?${'x'.repeat(3_000)}`,
  'dashboard',
])('%j becomes /', (text) => {
  expect(target(text)).toBe('/')
})

test('whatever comes in, what goes out stays on the origin', () => {
  const start = fc.constantFrom('', '/', '//', '/\\', '/%2f', '/dashboard', 'http:', '/@', '/..//')
  fc.assert(
    fc.property(start, fc.string(), (head, tail) => {
      expect(new URL(target(head + tail), origin).origin).toBe(origin)
    }),
  )
})
