/** The most characters that a quoted cell may have: a quote that is never closed is a sign like others. */
const longestQuoted = 20_000

/** A quoted cell from its opening quote on. @returns its text, and the place after the closing quote */
function quotedCell(text: string, opening: number): readonly [cell: string, next: number] | undefined {
  let end = text.indexOf('"', opening + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0 || end - opening > longestQuoted) return undefined
  return [text.slice(opening + 1, end).replaceAll('""', '"'), end + 1]
}

const isBlankUpTo = (text: string, from: number, to: number) => text.slice(from, to).trim() === ''

/** The cells of each line; quoted ones may hold the separator, quotes and breaks. */
export function* delimitedRows(text: string, separator: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  // Kept until they are passed: looking for a sign that is not there would take the whole text for every cell.
  let [separatorAt, breakAt, quoteAt] = [-1, -1, -1]
  const place = (found: number) => (found < 0 ? text.length : found)
  const lineBreak = /[\r\n]/g
  const findEnd = () => {
    if (separatorAt < at) separatorAt = place(text.indexOf(separator, at))
    if (breakAt < at) {
      lineBreak.lastIndex = at
      breakAt = lineBreak.exec(text)?.index ?? text.length
    }
    return Math.min(separatorAt, breakAt)
  }
  while (at < text.length) {
    let end = findEnd()
    if (quoteAt < at) quoteAt = place(text.indexOf('"', at))
    const quoted = quoteAt < end && isBlankUpTo(text, at, quoteAt) ? quotedCell(text, quoteAt) : undefined
    if (quoted) {
      at = quoted[1]
      end = findEnd()
    }
    row.push((quoted?.[0] ?? '') + text.slice(at, end))
    at = end + 1
    if (end === separatorAt && end < text.length) {
      // A separator at the very end begins another, empty cell.
      if (at === text.length) row.push('')
      continue
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    yield row
    row = []
  }
  if (row.length > 0) yield row
}
