import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { color, fontSize, radius, shadow, space, weight } from '../../theme/tokens.ts'
import { texts } from './DragDialogScreen.texts.ts'
import { useMoving } from './useMoving.ts'

const Box = styled.dialog`
  position: fixed;
  inset: 0;
  width: min(640px, 100vw - 2 * ${space(4)});
  max-width: none;
  max-height: calc(100dvh - 2 * ${space(4)});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('high')};
  color: ${color.text};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  &::backdrop {
    background: ${color.backdrop};
  }
`

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  cursor: move;
  touch-action: none;
  user-select: none;

  > h2 {
    flex: 1;
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
`

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  overflow-y: auto;
`

export interface DragDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A window over the page that can be pushed aside; rendered only while it is open, so it opens in the middle. */
export function DragDialog({ title, onClose, children }: DragDialogProps) {
  const t = useTexts(texts)
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const { offset, header, onKeyDown } = useMoving(box)
  // Closing it, while it is still there, gives the focus back to the button that opened it.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <Box
      ref={box}
      aria-labelledby={id}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Head {...header}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="move" label={t.move} onKeyDown={onKeyDown} />
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Box>
  )
}
