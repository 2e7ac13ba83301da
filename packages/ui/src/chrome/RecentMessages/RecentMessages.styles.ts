import { styled } from 'styled-components'
import { toneColors } from '../../parts/Toaster/tones.ts'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'

/** It takes the focus to be read; nothing there can be pressed. */
export const Nothing = styled.div`
  color: ${color.textMuted};

  &:focus {
    outline: none;
  }
`

export const Group = styled.section`
  margin-block-end: ${space(6)};

  h3 {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
    line-height: 16px;
  }
`

export const Line = styled.li`
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.border};
  overflow-wrap: anywhere;
  ${toneColors}

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
  > div {
    min-width: 0;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
