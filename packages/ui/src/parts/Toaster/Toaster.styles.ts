import { css, keyframes, styled } from 'styled-components'
import { color, motion, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { toneColors } from './tones.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** Over everything, and no obstacle where it is empty. At the lower right edge, until `freePlace` has found where no control is. */
export const messageRegion = css`
  position: fixed;
  z-index: 100;
  right: ${space(4)};
  bottom: max(${space(4)}, env(safe-area-inset-bottom));
  width: min(440px, 100vw - 2 * ${space(4)});
  pointer-events: none;

  /* As low as at 400 % zoom: a third of the window, what went wrong in view, the rest by scrolling. */
  @media (height < 400px) {
    display: flex;
    flex-direction: column-reverse;
    max-height: 33dvh;
    overflow: hidden auto;
  }
`

export const Region = styled.section`
  ${messageRegion}
`

export const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  margin-top: ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  animation: ${appear} ${motion('panel')};
  pointer-events: auto;

  ${toneColors}

  > svg {
    flex: none;
    margin-top: ${space(2)};
  }
`

export const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding-block: ${space(2)};
  overflow-wrap: anywhere;
`
