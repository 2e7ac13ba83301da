import type { Source } from './catalogues.ts'

/** A key as code reads it: `t.key`, `{ key }` taken apart, or `'key'` that chooses. */
const mentions = (key: string) => new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}]|['"]${key}['"]`)

/** `t.key[name]`, or `t.key` handed on whole: any key below it may be read. A new name for it hands nothing on. */
const opens = (key: string) => new RegExp(`\\.${key}(\\[|\\s*[),;}])`)

/** Listed as a whole: every key below it is read. */
const lists = (key: string) => new RegExp(`Object\\.(values|entries)\\((\\w+\\.)*${key}\\)`)

const withoutNames = memoized((text) =>
  text.replaceAll(/^\s*const [\w{} ,:]+ = .*$/gm, (line) => line.replace(/\)*$/, '\n')),
)

/** Each file is asked for each text of a catalogue. */
function memoized(make: (text: string) => string) {
  const made = new Map<string, string>()
  return (text: string) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}

/**
 * Whether code reads a text. A search, not a proof: it may take a text for read that is not, hardly the other way
 * round.
 * @param path the keys that lead to it
 */
export function isRead(path: readonly string[], readers: readonly Source[]): boolean {
  const texts = readers.map(({ text }) => withoutNames(text))
  for (const [index, key] of path.entries()) {
    if (!texts.some((text) => mentions(key).test(text))) return false
    const isLast = index === path.length - 1
    if (isLast) continue
    if (texts.some((text) => opens(key).test(text)) || readers.some(({ text }) => lists(key).test(text))) return true
  }
  return true
}
