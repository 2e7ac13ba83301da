/**
 * Characters that show nothing: separators (`\p{Z}`), format signs (`\p{Cf}`), controls, and the fillers and blanks that
 * count as letters and symbols (U+115F, U+1160, U+3164, U+FFA0, U+2800). First and last of each range, Unicode 17;
 * written out, since browsers know different versions. `app.is_blank` in SQL has the same list; tests compare all code
 * points.
 */
const invisible: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x2064],
  [0x2066, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0001, 0xe0001],
  [0xe0020, 0xe007f],
]

const escaped = (codePoint: number) => `\\u{${codePoint.toString(16)}}`
const ranges = invisible.map(([first, last]) => `${escaped(first)}-${escaped(last)}`)
const visible = new RegExp(`[^${ranges.join('')}]`, 'u')

/** Whether a text has no visible character. Such a name, title or message counts as empty. */
export const isBlank = (text: string): boolean => !visible.test(text)
