import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(6)};

  > li {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
  }
`

export const Block = styled.span`
  background: ${color.accent};
`

export const Tile = styled.span`
  width: 152px;
  height: 88px;
  border: 1px solid ${color.border};
  background: ${color.raised};
`

export const Rows = styled.ul`
  width: 240px;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  > li {
    display: flex;
    align-items: center;
    padding-inline: ${space(3)};
    font-size: ${fontSize(13)};
  }
  > li + li {
    border-block-start: 1px solid ${color.border};
  }
`
