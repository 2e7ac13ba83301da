import { expect, test } from 'vitest'
import { delimited, parseDelimited, safeFileName } from './delimited.ts'

test.each([
  ['Bericht', 'Bericht'],
  ['../../etc/passwd', '-..-etc-passwd'],
  [' .versteckt. ', 'versteckt'],
  ['a:b|c?', 'a-b-c-'],
  ['con', 'con-'],
  ['', 'file'],
  ['...', 'file'],
])('%j is saved as %j', (name, saved) => expect(safeFileName(name, 'file')).toBe(saved))

const rows = [
  ['Nr.', 'Titel'],
  [1, 'Käfer, "der" große'],
  [-2, 'zwei\nZeilen'],
  [null, '=HYPERLINK("https://elsewhere.example")'],
  [4, '-5'],
] as const

test('formulas become text, numbers stay numbers', () => {
  expect(delimited(rows, ',')).toBe(
    'Nr.,Titel\r\n1,"Käfer, ""der"" große"\r\n-2,"zwei\nZeilen"\r\n,"\'=HYPERLINK(""https://elsewhere.example"")"\r\n4,\'-5\r\n',
  )
})

test.each([',', ';', '\t'] as const)('what is written is read back equal, by %j', (separator) => {
  const read = parseDelimited(delimited(rows, separator), separator)
  expect(read).toEqual(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))))
})

test('unfinished texts are parsed to their end', () => {
  expect(parseDelimited('a,b', ',')).toEqual([['a', 'b']])
  expect(parseDelimited('a,', ',')).toEqual([['a', '']])
  expect(parseDelimited('', ',')).toEqual([])
  expect(parseDelimited('"offen', ',')).toEqual([])
})
