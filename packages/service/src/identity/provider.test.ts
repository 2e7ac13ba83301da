import { expect, test } from 'vitest'
import { isOwnAddress } from './provider.ts'

const origin = 'http://127.0.0.1:8080'

test.each(['', '/', '/dashboard', '/gis/index?tab=karten&x=%2F', '?a=1', '/silent-check-sso.html', '/demo/'])(
  'an address of the own origin passes: %s',
  (rest) => expect(isOwnAddress(origin + rest, origin)).toBe(true),
)

test.each([
  'http://evil.example/',
  'https://127.0.0.1:8080/',
  'http://127.0.0.1:80801/',
  'http://127.0.0.1:8080.evil.example/',
  'http://127.0.0.1:8080@evil.example/',
  'http://evil.example@127.0.0.1:8080/',
  'http://127.0.0.1:8080\\@evil.example/',
  'http:\\\\127.0.0.1:8080/',
  'http:/127.0.0.1:8080/',
  'http:127.0.0.1:8080/',
  'http:///127.0.0.1:8080/',
  '//127.0.0.1:8080/',
  '//evil.example/',
  '/dashboard',
  'javascript:alert(1)',
  'data:text/html,x',
  ' http://127.0.0.1:8080/',
  'http://127.0.0.1:8080/\n',
  'http://127.0.0.1:8080/#fragment',
  'http://127.0.0.1:8080/\u202Egis',
  'blob:http://127.0.0.1:8080/1',
  '',
  `http://127.0.0.1:8080/${'a'.repeat(5_000)}`,
])('anything else does not: %j', (address) => expect(isOwnAddress(address, origin)).toBe(false))
