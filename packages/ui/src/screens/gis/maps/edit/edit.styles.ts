import { styled } from 'styled-components'
import { Panel, PanelHead } from '@waldkerf/ui/screens/gis/review/ReviewDrawer.styles.ts'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** As wide as two fields beside each other; the list has the rest. */
export const MapPanel = styled(Panel)`
  @container (min-width: 761px) {
    width: 500px;
  }
`

/** A long name takes two lines; it never pushes the close button away. */
export const Head = styled(PanelHead)`
  flex-wrap: nowrap;
  padding-inline-start: ${space(4)};

  h2 {
    flex: 1 1 auto;
    min-width: 0;
    overflow: hidden;
    line-height: 1.4;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  > span {
    flex: none;
  }
`

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  align-items: start;
  gap: ${space(3)} ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('semibold')};
  }
  > [data-wide='true'] {
    grid-column: 1 / -1;
  }
`

export const Groups = styled.div`
  display: grid;
  gap: ${space(4)};
`

/** Facts about a map, in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};

  > [data-wide='true'] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

/** The place of the sheet, which is kept whatever comes: nothing below it moves. */
export const PreviewPlace = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  height: 260px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.hover};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  > a {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    min-height: 0;
    outline-offset: -2px;
  }
  canvas {
    max-width: 100%;
    max-height: 258px;
  }
  > div {
    display: grid;
    justify-items: center;
    gap: ${space(2)};
  }
  svg {
    width: 168px;
    height: 132px;
  }
`

export const FieldBox = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`

/** One quiet word below the field. */
export const Word = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-height: 0;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  &[data-tone='danger'] {
    color: ${color.dangerText};
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.border};
`
