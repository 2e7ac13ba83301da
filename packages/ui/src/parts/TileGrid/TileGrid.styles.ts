import { styled } from 'styled-components'
import { checkbox } from '@waldkerf/ui/theme/checkbox'
import { color, radius } from '@waldkerf/ui/theme/tokens'

export const Scroller = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  outline-offset: -2px;
`

/** As high as all lines together; the lines in view lie where they belong. */
export const Sheet = styled.div`
  position: relative;
`

export const Line = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
`

export const Cell = styled.div`
  position: relative;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius('control')};
  cursor: pointer;

  &:is(:hover, [data-highlighted]) {
    background: ${color.hover};
  }
  &:is([aria-selected='true'], [data-open]) {
    background: ${color.selected};
  }
  &[data-open] {
    box-shadow: inset 3px 0 0 ${color.accent};
  }
  [role='grid']:focus-visible &[data-cursor] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  .pick {
    position: absolute;
    z-index: 1;
    top: 2px;
    left: 2px;
    display: grid;
    width: 32px;
    height: 32px;
    place-items: center;
    opacity: 0;
  }
  &:is(:hover, [data-cursor], [aria-selected='true']) .pick,
  [data-picking] & .pick {
    opacity: 1;
  }
  .pick input {
    ${checkbox}
    cursor: pointer;
  }
  @media (hover: none) {
    .pick {
      opacity: 1;
    }
  }
  @media (forced-colors: active) {
    &[data-open] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
