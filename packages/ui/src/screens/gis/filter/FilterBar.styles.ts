import { styled } from 'styled-components'
import { color, controlHeight, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

export const Title = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  white-space: nowrap;

  h1 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    outline-offset: 4px;
  }
  output {
    min-width: 88px;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }
`

export const Chips = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  @media (max-width: 767px) {
    flex-wrap: nowrap;
    width: calc(100% + 2 * ${space(4)});
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
  padding: 0 ${space(2)};
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
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.selected};
    font-weight: ${weight('medium')};
  }
  .count {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] .count {
    color: inherit;
  }
`

/** What is done with the list, at the end of the title's row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-inline-start: auto;
`

/** `$whole`: always a row of its own, where the title's row has its own end. */
export const Fields = styled.div<{ $whole?: boolean }>`
  display: flex;
  flex: 1 1 ${({ $whole }) => ($whole ? '100%' : '800px')};
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

/** One field in the bar: its own width, and less when there is less. What it shows says what it is; the label is heard. */
export const FieldPlace = styled.div`
  flex: 1 1 150px;
  max-width: 260px;
  min-width: 0;

  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** A switch as one quiet button in the height of the fields. */
export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${controlHeight};
  padding: 0 ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius('control')};
  background: ${color.surface};
  font-size: ${fontSize(13)};
  white-space: nowrap;
  cursor: pointer;

  @media (max-width: 767px) {
    flex: 1 1 auto;
    justify-content: center;
  }
  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.selected};
    color: ${color.text};
  }
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
  .count {
    min-width: 20px;
    padding: 0 ${space(1)};
    border-radius: ${radius('round')};
    background: ${color.selected};
    font-variant-numeric: tabular-nums;
  }
`

/** The filters that are asked for seldom, below the others. */
export const MoreFields = styled.div`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  align-items: start;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(1)} ${space(2)};

  &[hidden] {
    display: none;
  }
`
