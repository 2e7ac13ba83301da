/** One statement of a file of SQL. */
export interface Statement {
  /** Without the comments above it. */
  sql: string
  /** Of its first word, from 1. */
  line: number
}

/** Tokens in which `;` ends no statement (comments, quotes, dollar quotes), and words that nest in parsed bodies. */
const token =
  /--[^\n]*|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|\bbegin\s+atomic\b|\b(?:case|end)\b|;/g

const countLines = (text: string) => text.split('\n').length

/** Nesting depth after a token in bodies that PostgreSQL parses: `case` and `end` count only within one. */
function depthAfter(word: string, depth: number): number {
  if (word.startsWith('begin')) return depth + 1
  if (depth === 0) return 0
  if (word === 'case') return depth + 1
  return word === 'end' ? depth - 1 : depth
}

const leading = /^(?:\s+|--[^\n]*(?:\n|$))+/

/** Splits a file into its statements. Text behind the last semicolon is a statement as well, unless it is empty. */
export function splitStatements(text: string): Statement[] {
  const found: Statement[] = []
  let [start, depth] = [0, 0]
  const add = (end: number) => {
    const whole = text.slice(start, end)
    const before = leading.exec(whole)?.[0].length ?? 0
    if (before < whole.length) found.push({ sql: whole.slice(before), line: countLines(text.slice(0, start + before)) })
    start = end
  }
  for (const { 0: word, index } of text.matchAll(token)) {
    depth = depthAfter(word, depth)
    if (word === ';' && depth === 0) add(index + 1)
  }
  add(text.length)
  return found
}

/** A statement on one line and without comments, to recognize its kind. Its quoted texts may be damaged. */
export const flattened = (sql: string): string =>
  sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
