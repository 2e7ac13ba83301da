import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { focusable } from '@waldkerf/ui/browser/keepFocusInside'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '../IconButton/IconButton.tsx'
import {
  Actions,
  Backdrop,
  Body,
  ClosePlace,
  dialogBox,
  dialogDescription,
  type DialogProps,
  dialogTitle,
} from './Dialog.styles.ts'
import { texts } from './Dialog.texts.ts'

const places = `${focusable}, [contenteditable="true"]`

/** Text that is longer than the body is reached by keyboard; where there are fields, they bring it into view. */
function updateTabStop(body: HTMLElement) {
  const isLong = body.scrollHeight > body.clientHeight
  if (isLong && !body.querySelector(places)) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}

/**
 * Lets the keyboard reach and scroll a body of text that has grown longer than its room. As a `ref`.
 * @returns a function that ends it
 */
function keepReachable(body: HTMLElement | null) {
  if (!body) return undefined
  const update = () => updateTabStop(body)
  const sizes = new ResizeObserver(update)
  const contents = new MutationObserver(update)
  sizes.observe(body)
  contents.observe(body, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}

const Box = styled(Content)<{ $wide: DialogProps['wide'] }>`
  ${dialogBox}
`
const Heading = styled(Title)`
  ${dialogTitle}
`
const About = styled(Description)`
  ${dialogDescription}
`

export interface DialogContentProps extends DialogProps {
  /** Had the focus before; gets it back. */
  opener: RefObject<Element | null>
}

/** A message of the page is closed without closing the dialog under it. */
const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-messages]') !== null

/** The heavy half of Dialog. The library's own backdrop writes a style element, which the policy forbids: ours does not. */
export function DialogContent({
  open,
  onClose,
  title,
  description,
  actions,
  children,
  wide,
  question,
  opener,
}: DialogContentProps) {
  const t = useTexts(texts)
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Backdrop data-modal-open="" />
        <Box
          $wide={wide}
          {...(question && { role: 'alertdialog', 'aria-modal': true })}
          {...(!description && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (question || isMessage(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusBack(opener.current)
          }}
        >
          <Heading>{title}</Heading>
          {description && <About>{description}</About>}
          {children && <Body ref={keepReachable}>{children}</Body>}
          {actions && <Actions>{actions}</Actions>}
          {/* Last in order: the focus starts at the dialog's fields, not at the close button. */}
          <ClosePlace>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </ClosePlace>
        </Box>
      </Portal>
    </Root>
  )
}

/**
 * Gives the focus back to the element that had it before something opened over the page. If that is gone, like an entry
 * of a menu or of the palette, or cannot take it any more, reading goes on at the page itself.
 */
export function focusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
  if (opener !== document.activeElement || opener === document.body) document.querySelector('main')?.focus()
}
