import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLater } from '../Later/useLater.ts'
import type { DialogProps } from './Dialog.styles.ts'

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
