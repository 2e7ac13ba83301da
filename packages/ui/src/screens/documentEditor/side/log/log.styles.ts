import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

export const Groups = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)} ${space(4)};
  margin: 0;
  list-style: none;
`

export const Group = styled.li`
  min-width: 0;
  font-size: ${fontSize(13)};
  line-height: 18px;
  overflow-wrap: anywhere;

  time {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    white-space: nowrap;
  }
  ul {
    padding-inline-start: ${space(4)};
    margin: ${space(1)} 0 0;
  }
`

export const Waiting = styled.output`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
`
