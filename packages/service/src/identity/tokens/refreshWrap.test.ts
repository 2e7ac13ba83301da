import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { refreshWrap } from './refreshWrap.ts'

const claims = {
  iss: 'http://127.0.0.1/realms/waldkerf',
  sub: 'someone',
  sid: 's1',
  azp: 'waldkerf-web',
  iat: 1,
  exp: 2,
}
const wrap = refreshWrap(Buffer.alloc(32, 1).toString('base64url'))

test('a wrapped token comes back, also after its end, which is checked with the stored token', async () => {
  const wrapped = await wrap.wrap('opaque', claims)
  expect(decodeJwt(wrapped)).toEqual({ ...claims, typ: 'Refresh', jti: 'opaque' })
  expect(await wrap.unwrap(wrapped)).toBe('opaque')
})

test('nothing else is taken', async () => {
  const wrapped = await wrap.wrap('opaque', claims)
  const foreign = await refreshWrap(Buffer.alloc(32, 2).toString('base64url')).wrap('opaque', claims)
  const [head, , signature] = wrapped.split('.')
  const changed = [head, Buffer.from(JSON.stringify({ typ: 'Refresh', jti: 'other' })).toString('base64url'), signature]
  for (const text of [foreign, changed.join('.'), 'opaque', '', '..', `${wrapped}x`]) {
    expect(await wrap.unwrap(text)).toBeUndefined()
  }
})
