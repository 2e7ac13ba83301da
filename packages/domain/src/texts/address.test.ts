import { expect, test } from 'vitest'
import { hidesSomething, isAddress } from './address.ts'

test.each(['kunde@example.test', 'a.b+c@forst.example.de', 'jürgen@wälder.de', `${'x'.repeat(64)}@example.test`])(
  '%s is an address',
  (text) => expect(isAddress(text)).toBe(true),
)

test.each([
  '',
  'keine Adresse',
  'a@b',
  'a@b.',
  'a@.de',
  'a@b..de',
  'a@b.de, c@d.de',
  'a@b.de\nBcc: c@d.de',
  'a\u202e@b.de',
  'a@b.de\u200b',
  'a\u00a0b@c.de',
  'a@b.\u2066de',
  `${'x'.repeat(65)}@example.test`,
  `a@${'x'.repeat(250)}.de`,
])('%j is none', (text) => expect(isAddress(text)).toBe(false))

test('a text hides what nobody sees, not its spaces', () => {
  const hiding = ['\u0007', '\r\n', '\u202e', '\u2066', '\u200b', '\u00ad', '\ufeff']
  expect(hiding.map((sign) => hidesSomething(`Rechnung${sign} 7`))).toEqual(hiding.map(() => true))
  expect(['Rechnung 7', 'Rechnung\u00a07', 'Größe – 7 €'].map(hidesSomething)).toEqual([false, false, false])
})
