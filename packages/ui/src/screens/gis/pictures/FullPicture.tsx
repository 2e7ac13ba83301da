import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './pictures.texts.ts'
import { FullScreen } from './PictureViewer.styles.ts'

export interface FullPictureProps {
  /** Asked by Escape. */
  onClose: () => void
  children: ReactNode
}

/** Fills the screen with a picture; the browser's own dialog keeps the focus in it. */
export function FullPicture({ onClose, children }: FullPictureProps) {
  const t = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    return () => element?.close()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the full screen ends, not the review around it.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <FullScreen
      ref={dialog}
      data-full-screen
      aria-label={t.label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </FullScreen>
  )
}
