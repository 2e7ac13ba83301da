import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};

  > h3 {
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`

/** From the request to its answer. */
export const Decision = styled.div`
  display: grid;
  gap: ${space(3)};
`

/** The rights of the role, a line each. */
export const Rights = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-bottom: ${space(3)};
  font-size: ${fontSize(13)};

  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.accentText};
  }
`
