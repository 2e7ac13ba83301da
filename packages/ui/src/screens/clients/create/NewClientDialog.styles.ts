import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const PlaceLine = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) minmax(0, 3fr);
  align-items: start;
  gap: ${space(4)};
`

/** Existing clients that may be the same. */
export const Alike = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.warningBorder};
  border-radius: ${radius('control')};
  background: ${color.warningQuiet};
  color: ${color.warningText};
  font-size: ${fontSize(13)};

  > svg {
    flex: none;
    margin-top: 2px;
  }
  p {
    font-weight: ${weight('medium')};
  }
  li {
    min-height: 24px;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
`
