import { keyframes, styled } from 'styled-components'
import { color, fontSize, layout, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

/** The media query below which it is a sheet. */
export const sheetBelow = '(width < 640px)'

const slideIn = keyframes`from { opacity: 0; transform: translateX(24px); }`
const comeUp = keyframes`from { transform: translateY(100%); }`

export const Panel = styled.dialog`
  position: fixed;
  z-index: 50;
  inset: calc(var(--bars-height) + ${layout('bar')}) 0 0 auto;
  flex-direction: column;
  width: min(440px, 100vw);
  max-width: none;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow('middle')};
  color: ${color.text};
  animation: ${slideIn} ${motion('panel')};

  &[open] {
    display: flex;
  }
  &[data-narrow] {
    width: min(340px, 100vw);
  }
  &::backdrop {
    background: ${color.backdrop};
  }
  @media ${sheetBelow} {
    inset: auto 0 0;

    &,
    &[data-narrow] {
      width: auto;
    }
    max-height: 88dvh;
    border-inline-start: 0;
    border-radius: ${radius('card')} ${radius('card')} 0 0;
    animation-name: ${comeUp};
  }
`

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
`

export const Title = styled.h2`
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(4)};
  overflow-y: auto;
`
