import { styled } from 'styled-components'
import { color, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Card = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};

  /* The place where it will land. */
  &[data-dragged] {
    border-style: dashed;
    border-color: ${color.accentText};
    background: ${color.accentQuiet};

    > * {
      opacity: 0;
    }
  }
  &[data-carried] {
    padding: ${space(2)} ${space(3)};
    box-shadow: ${shadow('middle')};
    cursor: grabbing;
  }
`
