import type { EditorView } from '@codemirror/view'
import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { CodeEditor } from '../code/CodeEditor.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { texts } from './MarkdownScreen.texts.ts'
import { markdownLanguage } from './markdownLanguage.ts'
import { type MarkdownToolId, markdownTools } from './markdownTools.ts'

export interface MarkdownEditorProps {
  label: string
  text: string
  onChange: (text: string) => void
  height: number
  /** All when absent. */
  tools?: MarkdownToolId[] | undefined
}

/** Markdown with its tools. Import it lazily. */
export function MarkdownEditor({ label, text, onChange, height, tools }: MarkdownEditorProps) {
  const t = useTexts(texts)
  const [view, setView] = useState<EditorView>()
  const shown = markdownTools(
    t.tool,
    (command) => {
      if (!view) return
      command(view)
      view.focus()
    },
    tools,
  )
  return (
    <>
      <Toolbar label={`${t.tools}: ${label}`} tools={shown} />
      <CodeEditor
        label={`${t.text}: ${label}`}
        text={text}
        onChange={onChange}
        height={height}
        createLanguage={markdownLanguage}
        onReady={setView}
      />
    </>
  )
}
