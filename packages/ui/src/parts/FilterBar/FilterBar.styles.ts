import { styled } from 'styled-components'
import { moreAside } from '@waldkerf/ui/theme/moreAside'
import { color, controlHeight, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

/** One field: its own width, or less. Its value explains it, so its label is only read out; in a phone's sheet days show theirs. */
export const FieldPlace = styled.div`
  flex: 1 1 124px;
  max-width: 260px;
  min-width: 0;

  &[data-wide] {
    flex: 2 1 152px;
    max-width: 320px;
  }
  [data-form='page'] > & {
    flex-basis: 136px;
    max-width: 220px;
  }
  [data-form='page'] > &[data-wide] {
    flex-basis: 200px;
    max-width: 320px;
  }
  &[data-day] {
    flex: 1 1 152px;
    max-width: 192px;
  }
  &[data-day='named'] label {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
  &:not([data-day='named']) label {
    ${visuallyHidden}
  }
`

/** Two days of a span stay in one line. */
export const Days = styled.div`
  display: flex;
  flex: 2 1 312px;
  gap: ${space(2)};
  min-width: 0;
  max-width: 392px;
`

/** `data-form="page"`: below the list's own title line, with room for labels. */
export const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  &[data-form='page'] {
    align-items: end;
    gap: ${space(2)};
    padding-bottom: ${space(3)};
    border-bottom: 0;
  }
`

/** Kept free while nothing is narrowed: the tools after it stay where they are. */
export const ResetPlace = styled.span`
  flex: none;
  width: ${controlHeight};
  height: ${controlHeight};
`

/** On a phone: the search takes the room that the button beside it leaves. */
export const OneLine = styled.div`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;

  > ${FieldPlace} {
    flex: 1 1 0;
    max-width: none;
  }
  > button,
  > [data-views] {
    flex: none;
  }
  /* The search needs the room more than a name does, which the button still has for the ear. */
  > [data-views] button > span {
    ${visuallyHidden}
  }
`

/** Whatever else narrows the list can be read without opening the sheet. */
export const InWords = styled.div`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-width: 0;
  margin-block: calc(-1 * ${space(1)});

  > p {
    min-width: 0;
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }
`

/** In the sheet each field has a line and its label; chips wrap. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding-block: 2px ${space(2)};

  > output {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }
  > button {
    flex: none;
    align-self: start;
  }
  > fieldset {
    padding: 2px 0;
  }
  > ${FieldPlace} {
    flex: none;
    max-width: none;
  }
`

export const Title = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  white-space: nowrap;

  /* 400 % of a window of 1280 px. */
  @media (max-width: 359px) {
    flex-wrap: wrap;
    max-width: 100%;
  }
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

/** Done with the list, at the end of the title's row. */
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

export const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  [data-form='page'] > & {
    flex: 1 0 100%;
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

/** On a phone: one line that a finger moves, to both edges of the screen; it fades where there is more. */
export const ChipRow = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  padding: 2px ${space(4)};
  margin-inline: calc(-1 * ${space(4)});
  overflow: auto hidden;
  scrollbar-width: none;

  ${moreAside}
  > ${Chips} {
    flex-wrap: nowrap;
    width: max-content;
  }
  ${Chip} {
    height: 32px;
  }
`
