import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './pictures.texts.ts'
import { Caption, FullScreen } from './PictureViewer.styles.ts'

export interface FullPictureProps {
  /** Asked by Escape. */
  onClose: () => void
  /** The record it belongs to, in words. */
  caption: string
  /** Which picture it is, from 1, and of how many. */
  place: number
  total: number
  children: ReactNode
}

/** Fills the screen with a picture; the browser's own dialog keeps the focus in it. */
export function FullPicture({ onClose, caption, place, total, children }: FullPictureProps) {
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
      <Caption>
        <span>{caption}</span>
        {/* The picture itself says so in words. */}
        <span aria-hidden>{`${place}/${total}`}</span>
      </Caption>
    </FullScreen>
  )
}
