import { styled } from 'styled-components'
import { checkbox } from '@waldkerf/ui/theme/checkbox'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Choices = styled.div`
  display: grid;
  gap: ${space(3)};
`

export const Rows = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`

/** A sheet: whether it is taken, its picture, its name and year, and below them what its file says. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto 80px minmax(0, 1fr) 88px auto;
  align-items: start;
  gap: ${space(1)} ${space(3)};

  > input[type='checkbox'] {
    ${checkbox}
    margin-block-start: ${space(8)};
  }
  > small {
    grid-column: 3 / -1;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    overflow-wrap: anywhere;
  }
  &[data-out='true']:not([data-fault='true']) > :not(input) {
    opacity: 0.55;
  }
  &[data-fault='true'] > small {
    color: ${color.dangerText};
  }
  @media (max-width: 767px) {
    grid-template-columns: auto minmax(0, 1fr) 88px;

    > small {
      grid-column: 2 / -1;
    }
    > div:nth-of-type(3) {
      grid-column: 2 / -1;
    }
    > figure {
      display: none;
    }
  }
`

/** The sheet on its paper, as large whether it is there or not. */
export const Thumb = styled.figure`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 80px;
  height: 64px;
  margin: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.page};
  color: ${color.textMuted};
  overflow: hidden;

  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`

/** Over the list while files are held over it. */
export const DropHint = styled.p`
  position: fixed;
  z-index: 1200;
  inset-block-end: ${space(6)};
  inset-inline-start: 50%;
  padding: ${space(3)} ${space(6)};
  border: 1px dashed ${color.accentText};
  border-radius: ${radius('card')};
  background: ${color.surface};
  box-shadow: ${shadow('middle')};
  transform: translateX(-50%);
  pointer-events: none;
`
