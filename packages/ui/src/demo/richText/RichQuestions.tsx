import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { SafeHtml } from '../html/SafeHtml.tsx'
import type { RichQuestion } from './richMenus.ts'
import { MediaQuestion } from './MediaQuestion.tsx'
import { Fields } from './RichText.styles.ts'
import { texts } from './RichText.texts.ts'

/** A found text by its start and end in the editor's model; inside one block, whatever its formatting. */
function places({ state }: Editor, wanted: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  state.doc.descendants((node, start) => {
    if (!node.isTextblock) return true
    // Anything that is not text counts as one character that no search contains.
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC')
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.push({ from: start + 1 + at, to: start + 1 + at + wanted.length })
    }
    return false
  })
  return found
}

/** Puts another text in all places of one, as one step to undo. @returns how many there were */
function replaceAll(editor: Editor, wanted: string, other: string): number {
  if (wanted === '') return 0
  const found = places(editor, wanted)
  const { tr } = editor.state
  for (const { from, to } of found.toReversed()) tr.insertText(other, from, to)
  if (found.length > 0) editor.view.dispatch(tr)
  return found.length
}

interface QuestionProps {
  editor: Editor
  onClose: () => void
}

const goodAddress = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s\\]*|#[^\s]*)$/i

/** One line for a link's address or an anchor's name. */
function AskText({ editor, onClose, kind }: QuestionProps & { kind: 'link' | 'anchor' }) {
  const t = useTexts(texts)
  const attribute = kind === 'link' ? 'href' : 'anchor'
  const [value, setValue] = useState(String(editor.getAttributes(kind)[attribute] ?? ''))
  const [asked, setAsked] = useState(false)
  const form = useId()
  const isWrong = kind === 'link' && value !== '' && !goodAddress.test(value)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isWrong) return
    const chain = editor.chain().focus().extendMarkRange(kind)
    const marks = [{ type: kind, attrs: { [attribute]: value } }]
    if (value === '') chain.unsetMark(kind).run()
    else if (editor.state.selection.empty && !editor.isActive(kind))
      chain.insertContent({ type: 'text', text: value, marks }).run()
    else chain.setMark(kind, { [attribute]: value }).run()
    onClose()
  }
  return (
    <Dialog
      open
      title={t.ask[kind].title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={confirm}>
        <TextField
          label={t.ask[kind].field}
          hint={t.ask[kind].hint}
          error={asked && isWrong ? t.wrongLink : undefined}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

function AskSearch({ editor, onClose }: QuestionProps) {
  const t = useTexts(texts)
  const [wanted, setWanted] = useState('')
  const [other, setOther] = useState('')
  const [count, setCount] = useState<number>()
  const form = useId()
  const replace = (event: FormEvent) => {
    event.preventDefault()
    setCount(replaceAll(editor, wanted, other))
  }
  return (
    <Dialog
      open
      title={t.search.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button type="submit" form={form} variant="primary">
            {t.search.run}
          </Button>
        </>
      }
    >
      <Fields id={form} onSubmit={replace}>
        <TextField
          label={t.search.wanted}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <TextField
          label={t.search.other}
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
        <output>{count !== undefined && t.replaced(count)}</output>
      </Fields>
    </Dialog>
  )
}

/** The dialog that a menu opens before it does something. */
export function RichQuestions({ question, editor, onClose }: QuestionProps & { question: RichQuestion | undefined }) {
  const t = useTexts(texts)
  if (question === undefined) return null
  if (question === 'search') return <AskSearch editor={editor} onClose={onClose} />
  if (question === 'media') return <MediaQuestion editor={editor} onClose={onClose} />
  if (question !== 'preview') return <AskText editor={editor} onClose={onClose} kind={question} />
  return (
    <Dialog open wide title={t.preview} onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <SafeHtml html={editor.getHTML()} />
    </Dialog>
  )
}
