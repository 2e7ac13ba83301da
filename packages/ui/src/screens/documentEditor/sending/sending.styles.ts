import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { styled } from 'styled-components'

/** As high as its text, at least its usual height. */
export const Letter = styled(TextArea)`
  min-height: 198px;
  field-sizing: content;
`

/** The files that go along, by name. */
export const Files = styled.div`
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;

  span,
  p {
    color: ${color.textMuted};
  }
`

/** Whom it can go to, a press each. */
export const Proposals = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: ${space(2)} 0;
  border: 0;
`

export const Proposal = styled.button`
  display: grid;
  justify-items: start;
  max-width: 100%;
  min-height: 32px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  font-size: ${fontSize(13)};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.selected};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`
