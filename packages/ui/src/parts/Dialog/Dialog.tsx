import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLater } from '../Later/useLater.ts'

export interface DialogProps {
  open: boolean
  /** Asked by Escape, a press beside it and the close button. */
  onClose: () => void
  title: string
  /** One sentence on the subject; read out with the title. */
  description?: string
  /** Buttons, the safe one first: it gets the focus when there is nothing to fill in. The primary one comes last. */
  actions?: ReactNode
  children?: ReactNode
  /** For tables and pictures. */
  wide?: boolean
  /** Nothing but a question: read out whole and at once, and a press beside it answers nothing. */
  question?: boolean
}

const loadContent = () => import('./DialogContent.tsx')

/** A question over the page; all else waits. Its library comes with the first opening. */
export function Dialog(props: DialogProps) {
  const { open } = props
  const opener = useRef<Element>(null)
  const [content, fetchContent] = useLater(loadContent)
  // Remembered before the focus moves into the dialog, so that it can go back.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (open) fetchContent()
  }, [open, fetchContent])
  return content && <content.DialogContent {...props} opener={opener} />
}
