import { styled } from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color.textMuted};

  > :first-child {
    flex: 0 1 320px;
  }
`
