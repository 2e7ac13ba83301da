import { styled } from 'styled-components'
import { color, motion } from '../../theme/tokens.ts'

export const Panes = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;

  &[data-orientation='stacked'] {
    flex-direction: column;
  }
`

export const Pane = styled.div`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  min-height: 0;

  &[data-first] {
    flex: 0 0 calc(var(--share) * 1%);
  }
`

/** One pixel to see, nine to take hold of; neither shifts what is beside it. */
export const Handle = styled.hr`
  position: relative;
  z-index: 2;
  flex: 0 0 1px;
  margin: 0;
  border: 0;
  overflow: visible;
  background: ${color.border};
  cursor: col-resize;
  touch-action: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 -4px;
  }
  &::before {
    inset: 0 -1px;
    transition: background ${motion('small')};
  }
  &:hover::before,
  &[data-dragged]::before {
    background: ${color.accent};
  }
  &[aria-orientation='horizontal'] {
    cursor: row-resize;
  }
  &[aria-orientation='horizontal']::before {
    inset: -1px 0;
  }
  &[aria-orientation='horizontal']::after {
    inset: -4px 0;
  }
`
