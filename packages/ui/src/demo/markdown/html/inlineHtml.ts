const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML that says just that text. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** What marks a stretch of text, in the order it is looked for; `$1` and `$2` are escaped before. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\]]*)\]\(([^()\s]+)\)/g, '<img alt="$1" src="$2">'],
  [/\[([^\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>'],
  [/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'],
  [/\*([^*]+)\*/g, '<em>$1</em>'],
  [/~~([^~]+)~~/g, '<s>$1</s>'],
]

const marked = (text: string) => marks.reduce((html, [mark, put]) => html.replace(mark, put), escaped(text))

/** Marks of one line; what stands between back quotes has none. */
export const inlineHtml = (line: string): string =>
  line
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : marked(part)))
    .join('')
