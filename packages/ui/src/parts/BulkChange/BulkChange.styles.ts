import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-block: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('control')};
  background: ${color.page};

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
  [data-tone='skipped'] {
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

export const More = styled.li`
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Result = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) minmax(0, 2fr);
  align-items: center;
  gap: ${space(3)};
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  font-size: ${fontSize(13)};
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

/** The seconds left: they change in place. */
export const Waiting = styled.p`
  font-variant-numeric: tabular-nums;
`
