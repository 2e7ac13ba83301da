import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export const Ready = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color.successText};
`

export const Findings = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  button {
    display: flex;
    width: 100%;
    min-height: 32px;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(1)} ${space(2)};
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    color: ${color.text};
    font-size: ${fontSize(13)};
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${color.hover};
  }
  svg {
    flex: none;
    color: ${color.warningText};
  }
`

/** The client's requirements for e-invoices. */
export const Buyer = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  border: 0;
  margin: 0;

  legend {
    padding: 0;
    margin-bottom: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
