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

  h3 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  > p {
    font-size: ${fontSize(13)};
  }
`

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
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
  @media (max-width: 480px) {
    grid-template-columns: 1fr;
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
  cursor: pointer;

  &[data-chosen='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: ${color.accent};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const Words = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`
