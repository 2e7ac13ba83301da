import { expect, test } from 'vitest'
import { checkBody, isUnfilteredChange } from './dataServiceProxy.ts'

const refused = (method: string, query: string, authorized = true, path = '/mappoint') =>
  isUnfilteredChange(method, path, new URLSearchParams(query), authorized)

test.each(['karte_id=eq.5', 'id=in.(1,2)', 'id=not.eq.5', 'a=eq.1&limit=1'])(
  'a change of named rows goes on: %s',
  (query) => {
    expect(refused('DELETE', query)).toBe(false)
    expect(refused('PATCH', query)).toBe(false)
  },
)

test.each([
  '',
  'select=id',
  'order=id',
  'limit=1&offset=0',
  'or=(id.eq.1,id.neq.1)',
  'and=(id.gt.0)',
  'karte.id=eq.1',
  'karte_id=',
  'karte_id=5',
])('a change of all rows is refused: %j', (query) => {
  expect(refused('DELETE', query)).toBe(true)
  expect(refused('PATCH', query)).toBe(true)
})

test('reading, creating and calling need no filter', () => {
  expect(refused('GET', '')).toBe(false)
  expect(refused('POST', '')).toBe(false)
  expect(refused('DELETE', '', true, '/rpc/a_get_all_users')).toBe(false)
})

test('a request without Authorization goes on, to get its 401', () => {
  expect(refused('DELETE', '', false)).toBe(false)
})

const check = (path: string, text: string, mediaType?: string) => () => checkBody(path, Buffer.from(text), mediaType)

test.each([
  ['/karte', '{"res":"1e3"}', undefined, 400],
  ['/karte', '[{"scale":"0x10"}]', 'application/json; charset=utf-8', 400],
  ['/kunde', `{"name":${'['.repeat(33)}`, undefined, 400],
  ['/karte', 'res\n1e3', 'text/csv', 415],
  ['/karte', 'res=1e3', 'application/x-www-form-urlencoded', 415],
])('%s %s is refused', (path, text, mediaType, status) => {
  expect(check(path, text, mediaType)).toThrow(expect.objectContaining({ status }))
})

test.each([
  ['/karte', '{"res":299.5,"typ":"1e3"}', 'application/json'],
  ['/karte', '{"res":', undefined],
  ['/karte', '', 'text/csv'],
])('%s %s goes on', (path, text, mediaType) => expect(check(path, text, mediaType)).not.toThrow())
