import { expect, test } from 'vitest'
import { readLook } from './useLook.ts'

test.each([
  [null, { view: 'table', goOn: false }],
  ['', { view: 'table', goOn: false }],
  ['{', { view: 'table', goOn: false }],
  ['null', { view: 'table', goOn: false }],
  ['7', { view: 'table', goOn: false }],
  ['{"view":"globe","goOn":"yes"}', { view: 'table', goOn: false }],
  ['{"view":"pictures","goOn":true}', { view: 'pictures', goOn: true }],
])('%s', (text, look) => expect(readLook(text)).toEqual(look))
