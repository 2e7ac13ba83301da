import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '../../theme/tokens.ts'

export const Screen = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};

  h1 {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
  }
`

export const List = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding: ${space(3)} ${space(4)};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  time {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`
