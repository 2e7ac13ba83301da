import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createZip } from './createZip.ts'

test('holds the text under its name', async () => {
  const files = unzipSync(new Uint8Array(await createZip('Käfer', 'a,b\r\n').arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([['Käfer.txt', 'a,b\r\n']])
})
