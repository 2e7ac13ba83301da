import { expect, test } from 'vitest'
import { webpSize } from './webpSize.ts'

const head = (kind: string, rest: readonly number[]) => {
  const bytes = new Uint8Array(30)
  bytes.set(new TextEncoder().encode(`RIFF----WEBP${kind}`))
  bytes.set(rest, 20)
  return new Blob([bytes])
}

test.each([
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xb0, 0x36, 0x10, 0x27]],
  // 13,999 and 9,999 in 14 bits each.
  ['VP8L', [0x2f, 0xaf, 0xf6, 0xc3, 0x09]],
  ['VP8X', [0, 0, 0, 0, 0xaf, 0x36, 0, 0x0f, 0x27, 0]],
])('the size of a WebP of kind %s', async (kind, rest) => {
  expect(await webpSize(head(kind, rest))).toEqual({ width: 14_000, height: 10_000 })
})

test('other files have none', async () => {
  expect(await webpSize(head('ALPH', []))).toBeUndefined()
  expect(await webpSize(new Blob(['\u0089PNG']))).toBeUndefined()
})
