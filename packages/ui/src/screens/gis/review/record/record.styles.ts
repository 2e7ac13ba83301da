import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The scientific name and the host; the common one is the record's title. */
export const SpeciesName = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.textMuted};
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space(3)} ${space(4)};

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};

  &:not(:empty) {
    margin-top: ${space(2)};
  }
`

/** A change that is kept until there is a connection. */
export const Held = styled.p`
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Part = styled.section`
  display: grid;
  gap: ${space(2)};

  > h3 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  > p {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

export const NeighbourList = styled.ul`
  display: grid;
  container: near / inline-size;
`

/** A record near by: status, species, distance and days, in one line where they fit; all of it is the target. */
export const NeighbourRow = styled.button`
  display: grid;
  grid-template-columns: 130px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  width: 100%;
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  font-size: ${fontSize(13)};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  .status {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  .how-near {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  @container near (width < 480px) {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: 0;

    .how-near {
      grid-column: 1 / -1;
      text-align: start;
    }
  }
`

export const Changes = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.border};
  font-size: ${fontSize(13)};

  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-variant-numeric: tabular-nums;
  }
  li p {
    overflow-wrap: anywhere;
  }
`
