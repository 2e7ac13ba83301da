import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The field, and below it the menu of templates: beside a long label there is no room. */
export const Writing = styled.div`
  display: grid;
  gap: ${space(1)};
`

export const Templates = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * ${space(2)});
  font-size: ${fontSize(13)};
`

export const Entries = styled.ol`
  display: grid;
  gap: ${space(3)};
`

/** The reporter's words stand at the left, quoted; the experts' at the right, on the plain ground. */
export const Entry = styled.li`
  display: grid;
  gap: ${space(1)};
  max-width: 92%;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};

  &[data-side='reporter'] {
    justify-self: start;
    border-inline-start: 3px solid ${color.infoBorder};
    background: ${color.page};
  }
  &[data-side='reviewer'] {
    justify-self: end;
  }
  > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  svg {
    flex: none;
  }
  /* Beside its sign, however long the name is. */
  h4 {
    max-width: calc(100% - 16px - ${space(2)});
    color: ${color.text};
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
  time {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`
