import { expect, test } from 'vitest'
import { readPictureHead } from './pictureHead.ts'

const bytes = (text: string) =>
  Uint8Array.from(text.replaceAll(' ', '').match(/../g) ?? [], (pair) => Number(`0x${pair}`))
const head = (text: string) => {
  const file = bytes(text)
  return readPictureHead(async (from, length) => new DataView(file.slice(from, from + length).buffer))
}

const png = '89504e470d0a1a0a 0000000d49484452 000036db 000026cd 0802000000 12345678'
const jfif = 'ffd8 ffe0 0010 4a46494600 0102 01 012c 012c 0000'
const frame = 'ffc0 0011 08 26cd 36db 03 011100 021100 031100'
/** 800 × 600 at 600 dpi; the resolution stands behind the directory. */
const tiff =
  '49492a00 08000000 0400 0001 0300 01000000 20030000 0101 0400 01000000 58020000 ' +
  '1a01 0500 01000000 3e000000 2801 0300 01000000 02000000 00000000 58020000 01000000'

test.each([
  ['a PNG', `${png} 00000009 70485973 00002e23 00002e23 01 00000000`, { width: 14_043, height: 9_933, res: 300 }],
  [
    'a PNG without a resolution',
    `${png} 00000004 49444154 00000000 00000000`,
    { width: 14_043, height: 9_933, res: null },
  ],
  ['a JPEG', `${jfif} ${frame}`, { width: 14_043, height: 9_933, res: 300 }],
  [
    'a JPEG counted in centimetres, a table before its frame',
    `ffd8 ffe0 0010 4a46494600 0102 02 0076 0076 0000 ffdb 0004 0000 ${frame}`,
    { width: 14_043, height: 9_933, res: 299.72 },
  ],
  ['a TIFF', tiff, { width: 800, height: 600, res: 600 }],
  [
    'a JPEG with the resolution in its Exif',
    `ffd8 ffe1 004e 457869660000 ${tiff} ${frame}`,
    { width: 14_043, height: 9_933, res: 600 },
  ],
  [
    'a JPEG that asks to be turned, without a resolution in its Exif',
    'ffd8 ffe1 0022 457869660000 49492a00 08000000 0100 1201 0300 01000000 06000000 00000000 ' + frame,
    { width: 14_043, height: 9_933, res: null, turned: 6 },
  ],
])('%s', async (_, text, expected) => expect(await head(text)).toEqual(expected))

test.each(['', png.slice(0, 40), jfif, tiff.slice(0, 30), '25504446 2d312e37 0a'])(
  'what is none, or ends too early, is undefined',
  async (text) => expect(await head(text)).toBeUndefined(),
)
