import type { ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { color, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

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
  /** For tables and pictures; 'sheet': for a form and the page that comes of it, side by side. */
  wide?: boolean | 'sheet' | undefined
  /** Nothing but a question: read out whole and at once, and a press beside it answers nothing. */
  question?: boolean
}

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`
const comeUp = keyframes`from { transform: translateY(100%); }`

export const Backdrop = styled.div`
  position: fixed;
  z-index: 80;
  inset: 0;
  background: ${color.backdrop};
  animation: ${fade} ${motion('panel')};
`

/** A mixin, since the library brings the element. On phones it is a sheet at the lower edge, near the thumb. */
export const dialogBox = css<{ $wide: DialogProps['wide'] }>`
  position: fixed;
  z-index: 81;
  inset: 0;
  display: flex;
  flex-direction: column;
  width: min(${({ $wide }) => ($wide === 'sheet' ? '1120px' : $wide ? '760px' : '440px')}, 100vw - 2 * ${space(4)});
  height: fit-content;
  max-height: min(85dvh, 900px);
  margin: auto;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('high')};

  /* Three ways stand in one line. */
  &:has([data-apart]) {
    width: min(480px, 100vw - 2 * ${space(4)});
  }
  animation: ${rise} ${motion('panel')};

  @media (width < 600px) {
    inset: auto 0 0;
    &,
    &:has([data-apart]) {
      width: auto;
    }
    max-height: 92dvh;
    margin: 0;
    border-width: 1px 0 0;
    border-radius: ${radius('card')} ${radius('card')} 0 0;
    animation-name: ${comeUp};
  }
`

export const dialogTitle = css`
  padding: ${space(4)} 56px ${space(1)} ${space(6)};
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};
  line-height: 24px;
  /* Of two lines neither begins in the middle of a number. */
  text-wrap: balance;
`

export const dialogDescription = css`
  padding: 0 ${space(6)};
  color: ${color.textMuted};
`

export const Body = styled.div`
  min-height: 0;
  padding: ${space(3)} ${space(6)} ${space(1)};
  overflow-y: auto;
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6)};

  /* The button that discards stands away from what keeps, and the keyboard reaches it last. */
  > [data-apart] {
    order: -1;
    margin-inline-end: auto;
  }

  @media (width < 600px) {
    flex-direction: column-reverse;
    align-items: stretch;
    padding-bottom: max(${space(4)}, env(safe-area-inset-bottom));

    > [data-apart] {
      margin-inline-end: 0;
    }
  }
`

export const ClosePlace = styled.div`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
`
