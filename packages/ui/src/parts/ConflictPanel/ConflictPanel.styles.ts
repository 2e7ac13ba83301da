import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.warningBorder};
  border-radius: ${radius('card')};
  background: ${color.warningQuiet};
  color: ${color.text};
  overflow-wrap: anywhere;

  > p {
    font-size: ${fontSize(13)};
  }
`

export const Problem = styled.p`
  color: ${color.dangerText};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`

/** Side by side where there is room. */
export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(1)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`

export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.surface};

  &:has(input) {
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const Value = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
