import { styled } from 'styled-components'
import { color, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Panel = styled.div`
  position: absolute;
  z-index: 5;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline-end: 0;
  width: max-content;
  max-width: min(360px, 92vw);
  max-height: 60vh;
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
`

export const ColumnLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(160px, 1fr) auto;
  align-items: center;
  padding: 0 ${space(2)} 0 ${space(1)};

  &[data-drop-before] {
    box-shadow: inset 0 2px ${color.accent};
  }
  &[data-drop-after] {
    box-shadow: inset 0 -2px ${color.accent};
  }

  &:first-child {
    padding-top: ${space(2)};
  }
`

/** Carries the line by the pointer; keys and the menu move it too. */
export const Grip = styled.span`
  display: grid;
  width: 28px;
  height: 32px;
  place-items: center;
  color: ${color.textMuted};
  touch-action: none;

  ${ColumnLine}[data-line] & {
    cursor: grab;
  }
  ${ColumnLine}:not([data-line]) & {
    visibility: hidden;
  }
`

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${color.border};
  background: ${color.raised};
`
