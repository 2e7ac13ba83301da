import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTouch } from '@waldkerf/ui/browser/useTouch'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../pictures.texts.ts'
import { Adding } from './PictureEditor.styles.ts'

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

/** Whether the camera was closed without a photo; of a camera that is refused the browser says no more than that. */
function useWithoutPhoto(camera: RefObject<HTMLInputElement | null>) {
  const [isWithout, setWithout] = useState(false)
  useEffect(() => {
    const element = camera.current
    const onCancel = () => setWithout(true)
    // Added directly: React passes this event on for dialogs alone.
    element?.addEventListener('cancel', onCancel)
    return () => element?.removeEventListener('cancel', onCancel)
  }, [camera])
  return [isWithout, setWithout] as const
}

export interface AddPicturesProps {
  onFiles: (files: readonly File[]) => void
  /** A picture is the next step: its button is the page's main one. */
  isNext?: boolean
  /** There are pictures already: the next one is one more. */
  hasSome?: boolean
}

/** Ways to add pictures: take a photo, which comes first where there is a camera at hand, choose files, paste. Dropping them is the editor's. */
export function AddPictures({ onFiles, isNext = false, hasSome = false }: AddPicturesProps) {
  const t = useTexts(texts).edit
  const isTouch = useTouch()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isWithout, setWithout] = useWithoutPhoto(camera)
  usePaste(onFiles)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWithout(false)
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  const main = isNext ? 'primary' : 'secondary'
  return (
    <Adding data-touch={isTouch || undefined}>
      {isTouch && (
        <Button variant={main} icon="camera" onClick={() => camera.current?.click()}>
          {hasSome ? t.nextPhoto : t.camera}
        </Button>
      )}
      <Button variant={isTouch ? 'secondary' : main} icon="plus" onClick={() => chooser.current?.click()}>
        {isTouch ? t.gallery : hasSome ? t.more : t.add}
      </Button>
      {isTouch ? <small role="status">{isWithout && t.noPhoto}</small> : <small>{t.dropHint}</small>}
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
