import { inlineHtml } from './inlineHtml.ts'

const item = /^(\s*)([-*+]|\d+\.) (?:\[([ xX])\] )?(.*)$/

/** A task's box as a sign: a real one would look as if it could be pressed. */
const boxOf = (task: string | undefined) => (task === undefined ? '' : task === ' ' ? '☐ ' : '☑ ')

/** Lines of a list as HTML; deeper ones, by two blanks or more, are lists in the item above them. */
export function listHtml(lines: readonly string[]): string {
  const [, first = '', sign = '-'] = item.exec(lines[0] ?? '') ?? []
  const tag = /\d/.test(sign) ? 'ol' : 'ul'
  const items: { line: string; below: string[] }[] = []
  for (const line of lines) {
    const [, indent = ''] = item.exec(line) ?? []
    const last = items.at(-1)
    if (last && indent.length >= first.length + 2) last.below.push(line)
    else items.push({ line, below: [] })
  }
  const html = items.map(({ line, below }) => {
    const [, , , task, text = ''] = item.exec(line) ?? []
    return `<li>${boxOf(task)}${inlineHtml(text)}${below.length > 0 ? listHtml(below) : ''}</li>`
  })
  return `<${tag}>${html.join('')}</${tag}>`
}
