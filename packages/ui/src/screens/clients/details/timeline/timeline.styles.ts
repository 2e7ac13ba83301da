import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Month = styled.h3`
  padding-block: ${space(4)} ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  font-weight: ${weight('medium')};
`

export const Events = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A sign, what happened, and at the end its amount. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(2)};
  padding-block: ${space(2)};
  border-top: 1px solid ${color.border};

  &:first-child {
    border-top: 0;
  }
  > :first-child {
    display: grid;
    width: 28px;
    height: 28px;
    place-content: center;
    border-radius: ${radius('round')};
    background: ${color.neutralQuiet};
    color: ${color.neutralText};
  }
  > :nth-child(2) {
    display: grid;
    justify-items: start;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  /* On a phone amount and state take a line of their own: the name of a document is not divided. */
  @media (width < 480px) {
    &:not(:has(> :last-child > button)) {
      grid-template-columns: 28px minmax(0, 1fr);

      > :last-child {
        display: flex;
        grid-column: 2;
        flex-wrap: wrap;
        align-items: center;
        gap: ${space(2)};
      }
    }
  }
`

export const End = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space(1)};
`

export const Filter = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: ${space(3)} 0 0;
  border: 0;
`
