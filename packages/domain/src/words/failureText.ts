/** The words of a failure for people; what was thrown and is no error says nothing. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : '')

/** The most characters that a notice or a panel can show: nobody reads a stack or a page of HTML there. */
const longest = 300

/** The text as people read it of a failure: its beginning, on one line, cut between words where that is possible. */
export function failureText(text: string): string {
  // Twice as much is enough to know: a text of any length is looked at once, and only here.
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
