import { styled } from 'styled-components'
import { stackOnPaper } from '@waldkerf/ui/theme/stackOnPaper'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** All that can be begun, at the end of the headline. */
export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  /* Its room is there before the buttons are. */
  min-height: 36px;
  margin-inline-start: auto;

  > * {
    white-space: nowrap;
  }
  @media (width < 640px) {
    width: 100%;
    margin-inline-start: 0;

    /* In one row where they fit. */
    > * {
      flex: 1 0 auto;
      padding-inline: ${space(1)};
      font-size: ${fontSize(13)};
    }
  }
`

/** Takes neither room nor a gap while there is no draft. */
export const Drafts = styled.div`
  &:not(:has([role='status'] > *)) {
    position: absolute;
  }
`

/** The contact, what is to be read, and facts beside both; one below the other where it is narrow. */
export const Reading = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space(4)};

  > :first-child {
    grid-column: 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1 / span 2;
  }
  @media (width < 900px) {
    grid-template: none / minmax(0, 1fr);

    > :nth-child(n) {
      grid-area: auto;
    }
  }
  ${stackOnPaper}
`

/** The client's key figures; on a phone each is a line of one card. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};

  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border: 1px solid ${color.border};
    border-radius: ${radius('card')};
    background: ${color.surface};

    > * {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      row-gap: 0;
      padding-block: ${space(2)};
      border: 0;
      background: none;
    }
    > * + * {
      border-top: 1px solid ${color.border};
      border-radius: 0;
    }
    > * > :nth-child(2) {
      font-size: ${fontSize(16)};
      line-height: 24px;
    }
    > * > :nth-child(3) {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`

/** A sheet's picture beside its name. */
export const Sheet = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
`

export const MapPlace = styled.div`
  height: 240px;
  margin-bottom: ${space(2)};
  overflow: hidden;
  border-radius: ${radius('control')};
`

/** Of each document its number and day, its state, and its amount; on a phone, and in half of a narrow screen, in two lines. */
export const Documents = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template: 'number state amount' auto 'day state amount' auto / minmax(0, 1fr) auto minmax(104px, auto);
    align-items: center;
    column-gap: ${space(3)};
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > a {
    grid-area: number;
    justify-self: start;
    min-height: 24px;
  }
  small {
    grid-area: day;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  > li > :nth-child(3) {
    grid-area: state;
    justify-self: end;
  }
  > li > :nth-child(4) {
    grid-area: amount;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* Below all of it: what is to be done with the document. */
  > li > div:last-child {
    grid-column: 1 / -1;
    margin-top: ${space(2)};
  }
  @media (width < 640px), (900px <= width < 1200px) {
    > li {
      grid-template: 'number amount' auto 'day state' auto / minmax(0, 1fr) auto;
    }
  }
`

export const Overdue = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.dangerText};
  font-weight: ${weight('medium')};
`

/** In a figure's place, and less than one. */
export const None = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize(16)};
  font-weight: ${weight('regular')};
`
