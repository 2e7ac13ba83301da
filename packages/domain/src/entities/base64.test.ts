import { expect, test } from 'vitest'
import { toBase64 } from './base64.ts'

test.each([0, 1, 2, 3, 32_768, 32_769, 100_000])('%i bytes come out as they went in', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256)
  expect(Buffer.from(await toBase64(new Blob([bytes])), 'base64')).toEqual(Buffer.from(bytes))
})
