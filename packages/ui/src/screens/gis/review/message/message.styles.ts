import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

export const Message = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.text};
  white-space: pre-wrap;

  > span {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

/** The field, and in its upper corner the menu of templates. */
export const Writing = styled.div`
  position: relative;
`

export const Templates = styled.div`
  position: absolute;
  top: calc(-1 * ${space(2)});
  right: 0;
  font-size: ${fontSize(13)};
`
