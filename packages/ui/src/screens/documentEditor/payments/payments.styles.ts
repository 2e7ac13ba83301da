import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** A tab of the editor's side: sections below one another. */
export const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`

export const Section = styled.section`
  display: grid;
  gap: ${space(3)};
`

export const SectionTitle = styled.h2`
  font-size: ${fontSize(14)};
  font-weight: ${weight('semibold')};
  line-height: 20px;
`

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};

  p {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

export const Open = styled.div`
  display: grid;

  strong {
    font-size: ${fontSize(24)};
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
    line-height: 32px;
  }
  span {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const Entries = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > div > div {
    margin-block-start: ${space(1)};
  }
  /* Words of quiet buttons stand on the edges of the text. */
  > li > div > div > button:first-child {
    margin-inline-start: calc(-1 * ${space(3)});
  }
  > li > div > button {
    margin-inline-end: calc(-1 * ${space(3)});
  }
  > li > small {
    align-self: center;
    overflow-wrap: anywhere;
  }
  > li > [data-wide] {
    grid-column: 1 / -1;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 16px;
  }
`

export const EntryEnd = styled.div`
  display: grid;
  justify-items: end;
  align-content: start;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** Words, and the amount that they speak of at the end of their line. */
export const Offered = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  font-variant-numeric: tabular-nums;
`

export const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Problem = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`
