import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { Hint } from '../../parts/Field/Field.styles.ts'
import { DroppedTile, Tiles } from '../dropzone/DroppedTile.tsx'
import { useDropped } from '../dropzone/useDropped.ts'
import { DropArea } from '../upload/DropArea.tsx'
import { dataUrl } from '../upload/dataUrl.ts'
import type { Upload } from '../upload/upload.ts'
import { texts } from './RichText.texts.ts'

const pictures = { 'image/*': ['.png', '.jpg', '.jpeg', '.gif', '.webp'] }
const nothing = () => undefined
const untold = { stored: nothing, removed: nothing }

export interface PictureDialogProps {
  upload: Upload
  onClose: () => void
  onInsert: (pictures: { src: string; alt: string }[]) => void
}

/** Several pictures to upload; they go into the text when all of them are there. */
export function PictureDialog({ upload, onClose, onInsert }: PictureDialogProps) {
  const t = useTexts(texts)
  const { files, add, remove } = useDropped([], upload, untold, Number.POSITIVE_INFINITY)
  const [asked, setAsked] = useState(false)
  const isReady = files.every(({ state }) => state.status === 'stored')
  const confirm = async () => {
    setAsked(true)
    if (!isReady) return
    const found = files.flatMap(({ file, name }) => (file ? [{ file, alt: name.replace(/\.\w+$/, '') }] : []))
    onInsert(await Promise.all(found.map(async ({ file, alt }) => ({ src: await dataUrl(file), alt }))))
  }
  return (
    <Dialog
      open
      wide
      title={t.upload.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" onClick={() => void confirm()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <DropArea hint={t.upload.hint} choose={t.upload.choose} accept={pictures} multiple onFiles={add} />
      <Tiles>
        {files.map((file) => (
          <DroppedTile key={file.id} file={file} onRemove={() => remove(file)} />
        ))}
      </Tiles>
      {asked && !isReady && <Hint role="alert">{t.upload.waiting}</Hint>}
    </Dialog>
  )
}
