import { expect, test } from 'vitest'
import { isUnfilteredChange } from './filterRule.ts'

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
