import { useEffect, useRef, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Menu } from '../../parts/Menu/Menu.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import type { Upload } from '../upload/upload.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { richMenus, type RichQuestion } from './tools/richMenus.ts'
import { RichQuestions } from './RichQuestions.tsx'
import { Count, Frame, Menus, Place, Trigger } from './RichText.styles.ts'
import { texts } from './RichText.texts.ts'
import { richTools } from './tools/richTools.ts'
import { useRichText } from './useRichText.ts'

export interface RichTextEditorProps {
  /** The text's accessible name. */
  label: string
  /** Nothing is ''. */
  html: string
  onChange: (html: string) => void
  /** Least height of the text in px. */
  height?: number
  upload: Upload
  invalid?: boolean
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const today = () => new Date().toISOString()

/** Text with headings, lists, pictures and tables. Import it lazily: its library is large. */
export function RichTextEditor({ label, html, onChange, height = 360, upload, invalid }: RichTextEditorProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRichText(place, { label, html, onChange })
  const [question, setQuestion] = useState<RichQuestion>()
  const [uploading, setUploading] = useState(false)
  const [full, setFull] = useState(false)
  // A page that is put away must not cover the next one.
  useEffect(() => () => setFull(false), [])
  const tools = [
    ...richTools(editor, t.tool),
    {
      id: 'full',
      label: t.tool.full,
      face: { icon: full ? ('shrink' as const) : ('expand' as const) },
      pressed: full,
      onPress: () => setFull(!full),
    },
  ]
  return (
    <Frame data-full={full || undefined} data-invalid={invalid || undefined}>
      <Menus>
        {richMenus(editor, t, format.day(today()), setQuestion).map(({ label: words, items }) => (
          <Menu key={words} label={words} trigger={<Trigger>{words}</Trigger>} items={items} />
        ))}
        <Button icon="picture" onClick={() => setUploading(true)}>
          {t.upload.button}
        </Button>
      </Menus>
      <Toolbar label={t.tools} tools={tools} />
      <Place ref={place} style={{ '--editor-height': `${height}px` }} />
      <Count>{t.words(wordsIn(editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ')))}</Count>
      <RichQuestions question={question} editor={editor} onClose={() => setQuestion(undefined)} />
      {uploading && (
        <PictureDialog
          upload={upload}
          onClose={() => setUploading(false)}
          onInsert={(pictures) => {
            setUploading(false)
            editor
              .chain()
              .focus()
              .insertContent(pictures.map((attrs) => ({ type: 'image', attrs })))
              .run()
          }}
        />
      )}
    </Frame>
  )
}
