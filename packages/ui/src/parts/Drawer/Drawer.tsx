import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '../IconButton/IconButton.tsx'
import { texts } from '../Dialog/Dialog.texts.ts'
import { focusBack } from '../Dialog/DialogContent.tsx'
import { Body, Head, Panel, sheetBelow, Title } from './Drawer.styles.ts'

export interface DrawerProps {
  open: boolean
  /** Asked by Escape and by the close button. */
  onClose: () => void
  label: string
  /** For a few choices, so that more of the page beside it is seen. */
  narrow?: boolean
  children: ReactNode
}

/**
 * A panel at the page's right edge; the page beside it stays in use. On phones it is a sheet that covers the page, and
 * the page waits. The element is the browser's own dialog, so it needs no library.
 */
export function Drawer({ open, onClose, label, narrow, children }: DrawerProps) {
  const t = useTexts(texts)
  const title = useId()
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!open || !element) return undefined
    const opener = document.activeElement
    if (matchMedia(sheetBelow).matches) element.showModal()
    else element.show()
    return () => {
      element.close()
      // The focused element inside is gone already; the browser gives the focus back only from a modal dialog.
      if (document.activeElement === document.body) focusBack(opener)
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Else the browser would close a modal one by itself, past `open`.
    event.preventDefault()
    onClose()
  }
  return (
    <Panel
      ref={panel}
      aria-labelledby={title}
      data-narrow={narrow || undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <Head>
            <Title id={title}>{label}</Title>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
        </>
      )}
    </Panel>
  )
}
