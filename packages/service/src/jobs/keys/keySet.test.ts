import { expect, test } from 'vitest'
import { keptFor, remembered, signingKeys, type SigningKey } from './keySet.ts'

const rsa = (kid: string) => ({ kid, kty: 'RSA', use: 'sig', alg: 'RS256', n: 'AQAB', e: 'AQAB' }) as const
const key = (kid: string): SigningKey => rsa(kid)

test('signing keys are kept, with their public members alone', () => {
  const certificate = { ...rsa('a'), x5c: ['MIIC'], x5t: 'x', d: 'never' }
  expect(signingKeys({ keys: [certificate] })).toEqual([rsa('a')])
})

test('keys for anything else are left out', () => {
  const others = [
    { ...rsa('enc'), use: 'enc', alg: 'RSA-OAEP' },
    { ...rsa('symmetric'), kty: 'oct', k: 'x' },
    { ...rsa(''), kid: '' },
    { kty: 'RSA', use: 'sig', n: 'AQAB', e: 'AQAB' },
    null,
    'text',
  ]
  expect(signingKeys({ keys: [...others, rsa('a')] }).map(({ kid }) => kid)).toEqual(['a'])
})

test.each([
  ['no set', null],
  ['an error', { error: 'Realm does not exist' }],
  ['no list', { keys: {} }],
  ['an empty one', { keys: [] }],
  ['none that signs', { keys: [{ ...rsa('enc'), use: 'enc' }] }],
])('%s is refused', (_what, answer) => expect(() => signingKeys(answer)).toThrow(/key/))

test('a key that is no longer named stays until its last tokens are dead', () => {
  const before = remembered([], [key('old')], 0)
  const kids = (now: number) => remembered(before, [key('new')], now).map(({ key: { kid } }) => kid)
  expect(kids(keptFor - 1)).toEqual(['new', 'old'])
  expect(kids(keptFor)).toEqual(['new'])
})

test('a key that is named again counts anew', () => {
  const known = remembered(remembered([], [key('a')], 0), [key('a')], 5)
  expect(known).toEqual([{ key: key('a'), seenAt: 5 }])
})

test('tokens may live no longer than their key is kept', () =>
  expect(keptFor).toBeGreaterThanOrEqual((300 + 30) * 1_000))
