import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block-end: ${space(4)};

  > :first-child {
    flex: 0 1 320px;
  }
  output {
    color: ${color.textMuted};
  }
`
