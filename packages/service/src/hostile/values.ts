import * as fc from 'fast-check'

/**
 * Hostile arguments, as JSON texts: some of them (1e400, a number of 40 digits, NaN) `JSON.stringify` never writes.
 * None of them holds a name of our own tables, so that an answer may repeat them.
 */

const quoted = (value: unknown) => JSON.stringify(value)

/** Texts that change a statement that is concatenated from them. */
const fragments = [
  `'; drop table kaefer; --`,
  `1 or 1=1`,
  `1; select pg_sleep(10)`,
  `') union select null, version() --`,
  `"`,
  `''`,
  `\\'; --`,
  `$$`,
  `$1`,
  `%s%n%x`,
  `{a,b}`,
  `(1,2)`,
  `*`,
  `%`,
  `_`,
  `eq.1`,
  `null`,
  `../../../etc/passwd`,
  `<script>alert(1)</script>`,
  `{{7*7}}`,
  `=1+1`,
  `set role ogf_admin`,
]

/** Texts that are invisible, or look like other ones. */
const unicode = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eadmin\u202c',
  '\u2066x\u2069',
  '\ufeff',
  '\uffff',
  '👩‍🌾🪲',
  'a\u0301'.repeat(200),
  'İıſß',
  '\u2028',
  '\r\n',
  '\t',
  ' ',
  '',
  'ﷺ'.repeat(50),
]

const numbers = [
  ['-1', '0', '-0', '1.5', '1e3', '1e400', '-1e400', '1e-400', '2147483647', '2147483648', '-2147483649'],
  ['9223372036854775807', '9223372036854775808', '-9223372036854775809', '9'.repeat(40), '0.1e-10'],
].flat()

const numberTexts = [
  ['NaN', 'Infinity', '-Infinity', '1e400', '1e5', '0x10', '1_000', '１２', '١٢', '+1', ' 1', '1 ', '007', '.5', '5.'],
  ['-1', '999999999999999999', '9999999999999999999', '99999999999999.999999', '1.0000001', '1,5', 'null', 'true'],
].flat()

const dates = [
  ['9999-99-99', '2026-02-30', '0000-00-00', 'infinity', '-infinity', 'now', 'today', 'yesterday', 'epoch'],
  ['2026-11-20T00:00:00Z', '20261120', '01.01.2026', '294277-01-01', '4714-11-24 BC', '1899-12-31', '2199-12-31'],
].flat()

const shapes = [
  ['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '[[1],[2,3]]', '{"a":1}', '[1,"1",true]', '["a","a"]'],
  [
    '{"__proto__":{"x":1}}',
    '[""]',
    '["{}"]',
    `${'['.repeat(20)}${']'.repeat(20)}`,
    `${'['.repeat(50)}${']'.repeat(50)}`,
  ],
].flat()

/** Instead of a body: no JSON. */
const broken = ['', '{', 'NaN', '{"id":}', '{"id":"1"', '[1,', '\u0000', 'id=1', '"', '{"id":Infinity}']

const long = fc
  .tuple(fc.constantFrom('x', 'ß', '🪲', '9', '-', "'", ' '), fc.constantFrom(51, 201, 501, 4_001, 20_000))
  .map(([part, times]) => part.repeat(times))

const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fragments, ...unicode, ...numberTexts, ...dates) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: long },
)

/** A hostile value of a field. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: texts.map(quoted) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...shapes) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
)

/** A hostile text of an address, not yet encoded. Lone surrogates cannot be encoded. */
export const hostileText: fc.Arbitrary<string> = texts.map((text) => text.slice(0, 2_000).toWellFormed())

/** A header that a client can send at all: Node refuses line breaks and letters beyond Latin-1. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('"1"', '1', '*', 'W/"1"', '"-1"', '"99999999999"', '""', '"1", "2"', `'; --`, 'ä'.repeat(8), '"1e3"'),
  texts.map((text) => text.replaceAll(/[^\x20-\x7e\xa1-\xff]/g, '').slice(0, 400)),
)

export const brokenBody: fc.Arbitrary<string> = fc.constantFrom(...broken)
