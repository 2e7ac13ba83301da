import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../../theme/tokens.ts'

/** Keys are the application's, the pointer is Leaflet's: the drawing between them takes neither. */
export const Board = styled.div`
  position: absolute;
  inset: 0;
  outline-offset: -2px;

  > canvas {
    position: absolute;
    z-index: 460;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
`

/** Over the pointer, and below it at the upper edge. */
export const Tip = styled.div`
  position: absolute;
  z-index: 950;
  inset-block-start: var(--y);
  inset-inline-start: clamp(110px, var(--x), calc(100% - 110px));
  max-width: 220px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 16px;
  overflow-wrap: anywhere;
  pointer-events: none;
  transform: translate(-50%, calc(-100% - 12px));

  &[data-below='true'] {
    transform: translate(-50%, 16px);
  }
`
