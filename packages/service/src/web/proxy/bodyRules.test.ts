import { expect, test } from 'vitest'
import { checkBody } from './bodyRules.ts'

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
