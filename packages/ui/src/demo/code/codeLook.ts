import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { color, fontSize } from '../../theme/tokens.ts'

/** Colours come by variables, so a change of theme needs no new editor. */
const frame = EditorView.theme({
  '&': { height: '100%', color: color.text, backgroundColor: color.surface, fontSize: fontSize(14) },
  '&.cm-focused': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: color.text, minHeight: 'var(--editor-height)' },
  '.cm-cursor': { borderLeftColor: color.text },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: `${color.selected} !important` },
  '.cm-gutters': { color: color.textMuted, backgroundColor: color.page, borderRight: `1px solid ${color.border}` },
  '.cm-activeLineGutter': { backgroundColor: color.hover },
  '.cm-tooltip': { color: color.text, backgroundColor: color.raised, border: `1px solid ${color.border}` },
})

const words = HighlightStyle.define([
  { tag: tags.propertyName, color: color.infoText },
  { tag: [tags.string, tags.link, tags.url], color: color.successText },
  { tag: [tags.number, tags.bool, tags.null], color: color.warningText },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
])

export const codeLook = [frame, syntaxHighlighting(words)]
