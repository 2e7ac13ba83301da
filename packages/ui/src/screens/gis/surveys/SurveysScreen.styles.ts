import { styled } from 'styled-components'
import { color, fontSize, layout, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  padding: ${space(3)} ${space(4)} ${space(6)};

  @media print {
    padding: 0;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  h1 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    outline-offset: 4px;
  }
  p {
    margin-inline-end: auto;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

/** The choice of a client is heard as one; on paper the headline names the client. */
export const Choice = styled.div`
  flex: 0 1 280px;
  min-width: 200px;

  label {
    ${visuallyHidden}
  }
  @media (max-width: 767px) {
    flex: 1 0 100%;
  }
  @media print {
    display: none;
  }
`

export const PrintButton = styled.div`
  @media print {
    display: none;
  }
`

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(3)};

  @media (max-width: 767px) {
    grid-template-columns: 1fr 1fr;
  }
`

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};

  @media (width < 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);

    > * {
      break-inside: avoid;
    }
  }
`

export const SkeletonGroup = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(2)};
`

/** Long lists scroll within their card; on paper they stand in full. */
export const TableBox = styled.div`
  height: 300px;

  @media print {
    height: auto;
  }
`

/** A card whose table goes to its edges. */
export const TableCard = styled.section`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  h2 {
    padding: ${space(3)} ${space(4)} 0;
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
`
