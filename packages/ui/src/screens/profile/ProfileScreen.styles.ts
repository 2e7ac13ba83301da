import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  max-width: 1120px;
  margin-inline: auto;
  padding: ${space(6)} ${space(4)} ${space(12)};

  > h1 {
    font-size: ${fontSize(20)};
    line-height: 28px;
    font-weight: ${weight('semibold')};
  }
`

/** The person, and beside it what they are told and what they allow. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  @media (width >= 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  > [role='status']:empty {
    position: absolute;
  }
`

/** Terms and values of a card. */
export const Facts = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(140px, 220px) minmax(0, 1fr);
    align-items: center;
    gap: ${space(1)} ${space(4)};
    min-height: 40px;
    padding-block: ${space(2)};
  }
  > div + div {
    border-block-start: 1px solid ${color.border};
  }
  dt {
    color: ${color.textMuted};
  }
  dd > small {
    display: block;
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd > div {
    max-width: 240px;
  }
  dd[data-missing] {
    color: ${color.textMuted};
    font-style: italic;
  }

  @media (width < 480px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** A sentence below what it explains. */
export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;
`
