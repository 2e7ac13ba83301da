import { styled } from 'styled-components'
import { color, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)} ${space(3)};
`

/** One field in the bar. What it shows says what it is, and the label is heard; days alone need it to be seen. */
export const Place = styled.div`
  flex: 1 1 150px;
  max-width: 220px;
  min-width: 0;

  &[data-wide] {
    flex-basis: 200px;
    max-width: 320px;
  }
  &[data-day] {
    flex: 0 1 150px;
  }
  @media (max-width: 767px) {
    &,
    &[data-day] {
      flex: 1 1 40%;
    }
    &[data-wide] {
      flex: 1 0 100%;
      max-width: none;
    }
  }
  &[data-day] label {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
  &:not([data-day]) label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const Chips = styled.fieldset`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @media (max-width: 767px) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space(4)});
    padding: 2px ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
  }
`

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  height: 28px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('round')};
  background: ${color.surface};
  font-size: ${fontSize(13)};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion('small')};

  &:hover {
    background: ${color.hover};
  }
  > span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.selected};
    font-weight: ${weight('medium')};
  }
  &[aria-pressed='true'] > span {
    color: inherit;
  }
`
