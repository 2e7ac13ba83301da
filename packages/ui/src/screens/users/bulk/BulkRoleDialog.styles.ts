import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Preview = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('control')};
  background: ${color.neutralQuiet};
  font-variant-numeric: tabular-nums;

  p {
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

/** One role of before: what changes for those who have it, and who they are. */
export const From = styled.details`
  padding-block: ${space(2)};
  border-top: 1px solid ${color.border};

  summary {
    min-height: 24px;
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: ${space(2)};
  }
`

export const People = styled.p`
  padding-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
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
