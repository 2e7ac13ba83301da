/** The message of an error; '' for any other thrown value. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : '')

/** The most characters of a message in a notice or a panel, which could be a stack trace or an HTML page. */
const longest = 300

/** Shortens a failure's message for people: its beginning, on one line, cut between words if possible. */
export function failureText(text: string): string {
  // Twice the length is enough, so that a text of any length is not processed as a whole.
  const start = text
    .slice(0, 2 * longest)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (start.length <= longest && text.length <= 2 * longest) return start
  const cut = start
    .slice(0, longest - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const word = cut.lastIndexOf(' ')
  return `${(word > longest / 2 ? cut.slice(0, word) : cut).trimEnd()}…`
}
