import type { EditorView } from '@codemirror/view'
import { useState } from 'react'
import { markdown } from '@codemirror/lang-markdown'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { CodeEditor } from '../code/CodeEditor.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { texts } from './MarkdownScreen.texts.ts'
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

/** In characters. The time for marks grows with the square of a paragraph: more of them stays plain text. */
const longestMarked = 5_000

/** Markdown for the editor: its marks in colour, but for paragraphs too long to be looked through while somebody types. */
export const markdownLanguage = () =>
  markdown({
    extensions: {
      parseInline: [
        {
          name: 'LongText',
          before: 'Escape',
          parse: (context) => (context.end - context.offset > longestMarked ? context.end : -1),
        },
      ],
    },
  })
