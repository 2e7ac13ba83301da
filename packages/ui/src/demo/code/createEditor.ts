import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { color, fontSize } from '@waldkerf/ui/theme/tokens'

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

const codeLook = [frame, syntaxHighlighting(words)]

/** One for all editors: it names a place in a state, not the state. */
const naming = new Compartment()

export interface EditorOptions {
  host: HTMLElement
  text: string
  label: string
  /** The language and what else belongs to it. */
  language: Extension
  onChange: (text: string) => void
  /** Of an editor that stood here before: its text, its undo, its selection. */
  kept: EditorState | undefined
}

const accessibleName = (words: string) => EditorView.contentAttributes.of({ 'aria-label': words, spellcheck: 'false' })

/** An editor with its handles: text from outside, and its name in another language, change it without losing undo. */
export function createEditor({ host, text, label, language, onChange, kept }: EditorOptions) {
  // In the page's own DOM the editor would write a style element, which the policy forbids; in a shadow root it adopts
  // a style sheet.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    root,
    parent: root,
    state:
      kept ??
      EditorState.create({
        doc: text,
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) onChange(update.state.doc.toString())
          }),
          naming.of(accessibleName(label)),
          language,
          codeLook,
        ],
      }),
  })
  return {
    view,
    setText(next: string) {
      const length = view.state.doc.length
      if (next !== view.state.doc.toString()) view.dispatch({ changes: { from: 0, to: length, insert: next } })
    },
    setLabel: (words: string) => view.dispatch({ effects: naming.reconfigure(accessibleName(words)) }),
  }
}
