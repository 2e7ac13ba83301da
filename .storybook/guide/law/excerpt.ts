const count = (line: string, signs: RegExp) => line.match(signs)?.length ?? 0
const bracketDepth = (line: string) => count(line, /[([{]/g) - count(line, /[)\]}]/g)

/**
 * A statement of a source file.
 * @param source the file's text
 * @param start how the statement begins, at the beginning of a line
 * @returns its lines, up to where its brackets are closed
 * @throws where no line begins so: an example that is gone must not stay unnoticed
 */
export function excerpt(source: string, start: string): string {
  const lines = source.split('\n')
  const first = lines.findIndex((line) => line.startsWith(start))
  if (first < 0) throw new Error(`No line begins with: ${start}`)
  let depth = 0
  let last = first
  for (; last < lines.length; last++) {
    depth += bracketDepth(lines[last] ?? '')
    if (depth <= 0) break
  }
  return lines.slice(first, last + 1).join('\n')
}
