import { styled } from 'styled-components'
import { stackOnPaper } from '@waldkerf/ui/theme/stackOnPaper'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** Read from top to bottom, like a report: no wider than a table that the eye can follow. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 1080px;
  padding: ${space(4)} ${space(6)} ${space(12)};

  @media (width < 600px) {
    padding: ${space(4)} ${space(4)} ${space(8)};
  }
  ${stackOnPaper}

  /* A frame would go on around what has moved to the next sheet. */
  @media print {
    section {
      border: 0;
    }
    section > * {
      padding-inline: 0;
    }
  }
`

/** Three lines on a phone: the choice below it stays where it is while another year is counted. */
export const Headline = styled.h1`
  min-height: 32px;
  font-size: ${fontSize(24)};
  font-weight: ${weight('semibold')};
  line-height: 32px;
  text-wrap: pretty;

  @media (width < 600px) {
    min-height: 84px;
    font-size: ${fontSize(20)};
    line-height: 28px;
  }
`

export const Lead = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

/** Of no use on paper: the lead says what was chosen. */
export const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 220px)) minmax(max-content, 1fr);
  align-items: end;
  gap: ${space(3)};

  > :last-child {
    justify-self: end;
  }
  @media (width < 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
      justify-self: stretch;
    }
  }
  @media print {
    display: none;
  }
`

export const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
