import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../pictures.texts.ts'
import { Adding, OnTouch } from './PictureEditor.styles.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/heic,.heic'

/** Pictures from the clipboard, wherever the focus is; but text fields keep what is pasted into them. */
function usePaste(onFiles: (files: readonly File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const typing = event.target instanceof Element && event.target.matches('input, textarea')
    if (typing || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** Ways to add pictures: take a photo, which comes first where there is a camera at hand, choose files, paste. Dropping them is the editor's. */
export function AddPictures({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts(texts).edit
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  usePaste(onFiles)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <Adding>
      <OnTouch>
        <Button icon="picture" onClick={() => camera.current?.click()}>
          {t.camera}
        </Button>
      </OnTouch>
      <Button icon="plus" onClick={() => chooser.current?.click()}>
        {t.add}
      </Button>
      <small>{t.dropHint}</small>
      <input ref={chooser} hidden type="file" aria-label={t.add} accept={accepted} multiple onChange={onChange} />
      <input
        ref={camera}
        hidden
        type="file"
        aria-label={t.camera}
        accept="image/*"
        capture="environment"
        onChange={onChange}
      />
    </Adding>
  )
}
