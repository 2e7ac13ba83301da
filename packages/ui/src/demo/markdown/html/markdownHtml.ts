import { escaped, inlineHtml } from './inlineHtml.ts'
import { listHtml } from './listHtml.ts'

/** Longer texts are cut: reading them would hold up the page. In characters. */
const longest = 200_000

/** Reads one kind of block from the first line on. @returns the lines it took, and its HTML; undefined when it is none */
type Reader = (lines: readonly string[]) => { taken: number; html: string } | undefined

/** Lines from the first on, as long as they fit. */
function run(lines: readonly string[], fits: RegExp): readonly string[] {
  const end = lines.findIndex((line) => !fits.test(line))
  return end < 0 ? lines : lines.slice(0, end)
}

const codeBlock: Reader = (lines) => {
  if (!lines[0]?.startsWith('```')) return undefined
  const end = lines.indexOf('```', 1)
  const inside = lines.slice(1, end < 0 ? undefined : end)
  return { taken: inside.length + 2, html: `<pre><code>${escaped(inside.join('\n'))}</code></pre>` }
}

const heading: Reader = ([line = '']) => {
  const [, signs = '', text = ''] = /^(#{1,4}) (.*)$/.exec(line) ?? []
  return signs === '' ? undefined : { taken: 1, html: `<h${signs.length}>${inlineHtml(text)}</h${signs.length}>` }
}

const rule: Reader = ([line = '']) => (/^(-{3,}|\*{3,})\s*$/.test(line) ? { taken: 1, html: '<hr>' } : undefined)

const quote: Reader = (lines) => {
  const taken = run(lines, /^>/)
  if (taken.length === 0) return undefined
  const inside = taken.map((line) => line.replace(/^> ?/, '')).join('\n')
  return { taken: taken.length, html: `<blockquote>${blocksHtml(inside)}</blockquote>` }
}

const list: Reader = (lines) => {
  const taken = run(lines, /^\s*([-*+]|\d+\.) /)
  return taken.length === 0 ? undefined : { taken: taken.length, html: listHtml(taken) }
}

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inlineHtml(cell.trim()))
const rowOf = (tag: 'th' | 'td') => (line: string) =>
  `<tr>${cellsOf(line)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`

const table: Reader = (lines) => {
  const taken = run(lines, /^\s*\|/)
  const [head, line, ...body] = taken
  if (head === undefined || !/^[\s|:-]+$/.test(line ?? 'x')) return undefined
  const rows = body.map(rowOf('td')).join('')
  return { taken: taken.length, html: `<table><thead>${rowOf('th')(head)}</thead><tbody>${rows}</tbody></table>` }
}

const paragraph: Reader = (lines) => {
  const taken = run(lines, /^(?!\s*$|#|>|```|\s*([-*+]|\d+\.) |-{3}|\s*\|)/)
  const own = taken.length > 0 ? taken : lines.slice(0, 1)
  return { taken: own.length, html: `<p>${own.map(inlineHtml).join('<br>')}</p>` }
}

const blank: Reader = ([line = '']) => (line.trim() === '' ? { taken: 1, html: '' } : undefined)

const readers = [blank, codeBlock, heading, rule, quote, list, table, paragraph]

function blocksHtml(text: string): string {
  let rest: readonly string[] = text.split('\n')
  const html: string[] = []
  while (rest.length > 0) {
    const lines = rest
    const block = readers.reduce<ReturnType<Reader>>((found, read) => found ?? read(lines), undefined)
    html.push(block?.html ?? '')
    rest = rest.slice(block?.taken ?? 1)
  }
  return html.join('')
}

/**
 * Markdown as HTML: headings, emphasis, links, pictures, lists with tasks, quotes, code, tables, rules. What is HTML in
 * it stays text. Addresses are as they were written: sanitise before it is shown.
 */
export const markdownHtml = (text: string): string => blocksHtml(text.slice(0, longest).replaceAll('\r\n', '\n'))
