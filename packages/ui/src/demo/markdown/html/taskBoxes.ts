import type { MarkdownIt } from 'markdown-it'

/** A task's box as a sign: a real one would look as if it could be pressed. */
const signs: Readonly<Record<string, string>> = { ' ': '☐', x: '☑', X: '☑' }

/** Items of a list that begin with `[ ]` or `[x]` get their box. */
export function taskBoxes(parser: MarkdownIt): void {
  parser.core.ruler.after('inline', 'task_boxes', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const opensItem = tokens[index - 2]?.type === 'list_item_open' && tokens[index - 1]?.type === 'paragraph_open'
      const [first] = token.children ?? []
      if (!opensItem || first?.type !== 'text') continue
      first.content = first.content.replace(/^\[([ xX])\] /, (_whole: string, mark: string) => `${signs[mark]} `)
    }
  })
}
