import { indentLess, indentMore } from '@codemirror/commands'
import type { StateCommand } from '@codemirror/state'
import type { Tool } from '../toolbar/Toolbar.tsx'
import { insert, prefix, wrap } from './markdownCommands.ts'
import type { texts } from './MarkdownScreen.texts.ts'

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
