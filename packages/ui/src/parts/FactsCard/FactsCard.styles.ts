import { styled } from 'styled-components'
import { color, fontSize, space } from '../../theme/tokens.ts'

/** Labels beside their values; below each other where it is narrow. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(96px, 2fr) 3fr;
    gap: ${space(1)} ${space(3)};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }
  dd {
    min-width: 0;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
