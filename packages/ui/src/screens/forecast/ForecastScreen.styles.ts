import { styled } from 'styled-components'
import { Head } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { stackOnPaper } from '@waldkerf/ui/theme/stackOnPaper'
import { color, controlHeight, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

/** As high before its button is there. */
export const Top = styled(Head)`
  min-height: ${controlHeight};
`

/** The forecast in one sentence. */
export const Statement = styled.p`
  font-size: ${fontSize(20)};
  line-height: 28px;
  text-wrap: pretty;

  @media (width < 640px) {
    font-size: ${fontSize(16)};
    line-height: 24px;
  }
`

/** All of it and its parts, in one row where there is room. */
export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  p + p {
    font-size: ${fontSize(16)};
    line-height: 24px;
  }
  @media (width < 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* On a phone each is a line: its name, and the amount at the other edge. */
  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};

    > * {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      row-gap: 0;
    }
    > * > :nth-child(3) {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`

/** Leads from a figure to what it is made of. */
export const Jump = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accentText};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

/** The chart, and its assumptions beside it. */
export const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(260px, 1fr);
  align-items: start;
  gap: ${space(4)};

  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${stackOnPaper}
`

/** Charts over one axis, one below the other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${stackOnPaper}
`

/** A table as long as its rows, at the edges of its card. */
export const TablePlace = styled.div`
  container-type: inline-size;
  margin: 0 calc(-1 * ${space(4)}) calc(-1 * ${space(4)});
`

/** On a phone a likelihood and its reason stand below the two lines of a row, in two lines. */
export const PartsPlace = styled(TablePlace)`
  --lines-row: 100px;
`
