import { indentLess, indentMore } from '@codemirror/commands'
import { type StateCommand, EditorSelection } from '@codemirror/state'
import type { Tool } from '../toolbar/Toolbar.tsx'
import type { texts } from './MarkdownScreen.texts.ts'

/** Puts a mark around each selection, or takes it away where it stands. */
const wrap =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const change = state.changeByRange(({ from, to }) => {
      const length = mark.length
      const inside = state.sliceDoc(from, to)
      const isMarked = state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark
      return isMarked
        ? {
            changes: { from: from - length, to: to + length, insert: inside },
            range: EditorSelection.range(from - length, to - length),
          }
        : {
            changes: { from, to, insert: mark + inside + mark },
            range: EditorSelection.range(from + length, to + length),
          }
    })
    dispatch(state.update(change, { userEvent: 'input', scrollIntoView: true }))
    return true
  }

/** Puts a mark before each selected line, or takes it away where all have it. */
const prefix =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    const first = state.doc.lineAt(from).number
    const lines = Array.from({ length: state.doc.lineAt(to).number - first + 1 }, (_, index) =>
      state.doc.line(first + index),
    )
    const haveAll = lines.every(({ text }) => text.startsWith(mark))
    const changes = lines.map((line) =>
      haveAll ? { from: line.from, to: line.from + mark.length } : { from: line.from, insert: mark },
    )
    dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }))
    return true
  }

/** Puts text in the place of the selection, which is kept where the text says `$`. */
const insert =
  (template: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    const text = template.replace('$', state.sliceDoc(from, to))
    const at = from + text.length
    dispatch(
      state.update({
        changes: { from, to, insert: text },
        selection: { anchor: at },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    )
    return true
  }

export type MarkdownToolId = keyof typeof texts.de.tool

interface MarkdownTool {
  face: Tool['face']
  command: StateCommand
  startsGroup?: boolean
}

/** All there are, in the order in which they stand. */
const tools: Record<MarkdownToolId, MarkdownTool> = {
  heading: { face: { drawing: 'heading' }, command: prefix('## ') },
  bold: { face: { glyph: 'B', look: 'bold' }, command: wrap('**') },
  italic: { face: { glyph: 'I', look: 'italic' }, command: wrap('*') },
  strike: { face: { glyph: 'S', look: 'strike' }, command: wrap('~~') },
  rule: { face: { icon: 'minus' }, command: insert('$\n\n---\n\n'), startsGroup: true },
  quote: { face: { drawing: 'quote' }, command: prefix('> ') },
  bullets: { face: { icon: 'list' }, command: prefix('- '), startsGroup: true },
  numbers: { face: { drawing: 'numbers' }, command: prefix('1. ') },
  task: { face: { drawing: 'tasks' }, command: prefix('- [ ] ') },
  indent: { face: { drawing: 'indent' }, command: indentMore },
  outdent: { face: { drawing: 'outdent' }, command: indentLess },
  table: { face: { icon: 'table' }, command: insert('$\n\n| A | B |\n|---|---|\n| 1 | 2 |\n'), startsGroup: true },
  picture: { face: { icon: 'picture' }, command: insert('![$](/)') },
  link: { face: { drawing: 'link' }, command: insert('[$](/)') },
  code: { face: { drawing: 'code' }, command: wrap('`'), startsGroup: true },
  block: { face: { drawing: 'code-block' }, command: insert('\n```\n$\n```\n') },
}

/** The chosen tools for the toolbar; all of them when none are named. */
export function markdownTools(
  labels: Readonly<Record<MarkdownToolId, string>>,
  run: (command: StateCommand) => void,
  chosen = Object.keys(tools) as MarkdownToolId[],
): Tool[] {
  return chosen.map((id) => {
    const { command, ...rest } = tools[id]
    return { id, label: labels[id], ...rest, onPress: () => run(command) }
  })
}
