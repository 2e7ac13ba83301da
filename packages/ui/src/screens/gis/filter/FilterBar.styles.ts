import { styled } from 'styled-components'
import { color, controlHeight, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

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

/** A count in the line of the number of records, which leads to those that it counts. */
export const Aside = styled.button`
  min-height: 24px;
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color.accentText};
  font-size: ${fontSize(13)};
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
`

/** The statuses in the line of the tabs: one line, however many they are. */
export const HeadLine = styled.search`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  min-width: 0;
  padding-inline: ${space(2)} ${space(4)};

  h1 {
    /* The tab says it too. */
    ${visuallyHidden}
  }
  > fieldset {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  @media print {
    justify-content: flex-start;
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
