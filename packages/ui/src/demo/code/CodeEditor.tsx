import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'
import { createEditor } from './createEditor.ts'

const Host = styled.div`
  min-height: var(--editor-height);
  background: ${color.surface};
`

export interface CodeEditorProps {
  /** The editor's accessible name. */
  label: string
  /** Text from outside is taken when it differs. */
  text: string
  onChange: (text: string) => void
  /** Height of the text in px; it grows with it. */
  height: number
  /** Made once per editor: its language, and what belongs to it. */
  createLanguage: () => Extension
  /** Gets the editor, for tools beside it. */
  onReady?: (view: EditorView) => void
}

/** A text editor with colours. Import it lazily: its library is large. */
export function CodeEditor({ label, text, onChange, height, createLanguage, onReady }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<ReturnType<typeof createEditor>>(undefined)
  /** A hidden page loses its editor; the next one takes over text and undo history. */
  const kept = useRef<EditorState>(undefined)
  const changed = useEffectEvent(onChange)
  const create = useEffectEvent((element: HTMLElement) => {
    const made = createEditor({
      host: element,
      text,
      label,
      language: kept.current ? [] : createLanguage(),
      onChange: (next) => changed(next),
      kept: kept.current,
    })
    onReady?.(made.view)
    return made
  })
  useEffect(() => {
    if (!host.current) return undefined
    const made = create(host.current)
    editor.current = made
    return () => {
      kept.current = made.view.state
      made.view.destroy()
    }
  }, [])
  useEffect(() => editor.current?.setText(text), [text])
  useEffect(() => editor.current?.setLabel(label), [label])
  return <Host ref={host} data-editor style={{ '--editor-height': `${height}px` }} />
}
