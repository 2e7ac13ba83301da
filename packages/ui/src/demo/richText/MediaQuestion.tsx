import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { isOwnMedia } from '../html/ownAddress.ts'
import { mediaKind, mediaContent, type MediaKind, mediaKinds } from './model/ownMedia.ts'
import { Fields } from './RichText.styles.ts'
import { texts } from './RichText.texts.ts'

/** Asks for a picture, a film or a sound of this origin, and what it shows. */
export function MediaQuestion({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(texts)
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<MediaKind>()
  const [asked, setAsked] = useState(false)
  const form = useId()
  const src = address.trim()
  const kind = chosen ?? mediaKind(src)
  const isWrong = src === '' || !isOwnMedia(src)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isWrong || title.trim() === '') return
    editor
      .chain()
      .focus()
      .insertContent(mediaContent(kind, src, title.trim()))
      .run()
    onClose()
  }
  return (
    <Dialog
      open
      title={t.media.title}
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
      <Fields id={form} onSubmit={confirm}>
        <TextField
          label={t.media.address}
          hint={t.media.hint}
          error={asked && isWrong ? t.media.wrong : undefined}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Select
          label={t.media.kind}
          value={kind}
          onChange={({ currentTarget }) => setChosen(mediaKinds.find((one) => one === currentTarget.value))}
        >
          {mediaKinds.map((one) => (
            <option key={one} value={one}>
              {t.media.kinds[one]}
            </option>
          ))}
        </Select>
        <TextField
          label={t.media.words}
          hint={t.media.wordsHint}
          error={asked && title.trim() === '' ? t.media.noWords : undefined}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </Fields>
    </Dialog>
  )
}
