import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { codeLook } from './codeLook.ts'

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
  // In a document the editor writes a style element, which the policy forbids; in a shadow root it adopts a sheet.
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
