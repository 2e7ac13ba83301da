import type { Editor } from '@tiptap/core'

/** Where a text stands, in positions of the document; within one block, whatever marks it has. */
function places({ state }: Editor, wanted: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  state.doc.descendants((node, start) => {
    if (!node.isTextblock) return true
    // Whatever is no text counts as one sign that nobody looks for.
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC')
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.push({ from: start + 1 + at, to: start + 1 + at + wanted.length })
    }
    return false
  })
  return found
}

/** Puts another text in all places of one, as one step to undo. @returns how many there were */
export function replaceAll(editor: Editor, wanted: string, other: string): number {
  if (wanted === '') return 0
  const found = places(editor, wanted)
  const { tr } = editor.state
  for (const { from, to } of found.toReversed()) tr.insertText(other, from, to)
  if (found.length > 0) editor.view.dispatch(tr)
  return found.length
}
