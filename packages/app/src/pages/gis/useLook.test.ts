import { expect, test } from 'vitest'
import { readLook } from './useLook.ts'

test.each([
  [null, { view: 'table', goOn: true }],
  ['', { view: 'table', goOn: true }],
  ['{', { view: 'table', goOn: true }],
  ['null', { view: 'table', goOn: true }],
  ['7', { view: 'table', goOn: true }],
  ['{"view":"globe","goOn":"yes"}', { view: 'table', goOn: true }],
  ['{"view":"pictures","goOn":false}', { view: 'pictures', goOn: false }],
])('%s', (text, look) => expect(readLook(text)).toEqual(look))
