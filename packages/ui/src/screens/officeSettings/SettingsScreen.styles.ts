import { styled } from 'styled-components'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Section = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space(2)};
  border: 0;

  /* A firm's name, and where it is registered. */
  @media (width >= 900px) {
    [data-wide='first'] > :first-child,
    [data-wide='last'] > :last-child {
      grid-column: span 2;
    }
  }

  /* On a phone the postcode and its place are one line. */
  @media (width < 640px) {
    [data-wide='first'] {
      grid-template-columns: 96px minmax(0, 1fr);

      > :not([data-field='plz'], [data-field='ort']) {
        grid-column: 1 / -1;
      }
    }
  }

  > legend {
    padding: 0 0 ${space(3)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
`

/** Cards below one another. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`

/** The form, and its missing details beside it; on narrow pages these come first, the series last. */
export const OfficeColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(260px, 1fr);
  align-items: start;
  gap: ${space(4)};

  @media (width < 1100px) {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      order: 1;
    }
    > :last-child {
      display: contents;
    }
    > :last-child > :last-child {
      order: 2;
    }
  }
`

export const Aside = styled.div`
  display: grid;
  gap: ${space(4)};

  @media (width >= 1100px) {
    position: sticky;
    top: ${space(4)};
  }
`

export const Complete = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color.successText};
  font-size: ${fontSize(13)};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`

/** Tells what a list is for, and keeps off it. */
export const Lead = styled(Quiet)`
  padding-bottom: ${space(2)};
`

export const PartTitle = styled.h3`
  padding-block: ${space(3)} ${space(1)};
  font-size: ${fontSize(13)};
  font-weight: ${weight('semibold')};
`

/** Running text, no wider than it is read well. */
export const Chapters = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 44rem;

  > section {
    display: grid;
    gap: ${space(2)};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
  }
  h3 {
    padding-block: 0;
    font-size: ${fontSize(14)};
  }
`

export const SeriesTable = styled.table`
  width: 100%;
  margin-bottom: ${space(2)};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  th {
    color: ${color.textMuted};
    font-weight: ${weight('regular')};
    text-align: start;
  }
  th,
  td {
    padding: ${space(1)} 0;
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
  th:last-child,
  td:last-child {
    padding-inline-start: ${space(3)};
    text-align: end;
    white-space: nowrap;
  }
`

export const PictureLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  > p:last-of-type {
    flex: 1 0 100%;
  }
`

/** On white as on paper, in the dark too. */
export const Picture = styled.img`
  max-width: 240px;
  max-height: 96px;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.paper};
  object-fit: contain;
`

/** At the end of an entry, in a line of their own where there is no room. */
export const Acts = styled.span`
  display: flex;
  gap: ${space(1)};
  margin-inline-start: auto;
`

/** A list's purpose, and the button for a new entry at its end. */
export const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-bottom: ${space(2)};
`
