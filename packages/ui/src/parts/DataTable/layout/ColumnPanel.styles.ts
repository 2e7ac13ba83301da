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
  grid-template-columns: minmax(160px, 1fr) auto;
  align-items: center;
  padding: 0 ${space(2)} 0 ${space(3)};

  &:first-child {
    padding-top: ${space(2)};
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
