import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Form = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Kinds = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space(2)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
`

export const Kind = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  cursor: pointer;

  &[data-chosen='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
  }
`

export const Preview = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('control')};
  background: ${color.neutralQuiet};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  svg {
    flex: none;
  }
  [data-tone='warning'] {
    color: ${color.warningText};
  }
  [data-tone='muted'] {
    color: ${color.textMuted};
  }
`

export const Results = styled.ul`
  max-height: 40vh;
  margin-top: ${space(4)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

export const Result = styled.li`
  display: grid;
  grid-template-columns: 16px 120px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.border};
  }
  &[data-status='done'] > svg {
    color: ${color.successText};
  }
  &[data-status='failed'] {
    color: ${color.dangerText};
  }
  &[data-status='waiting'] {
    color: ${color.textMuted};
  }
`
