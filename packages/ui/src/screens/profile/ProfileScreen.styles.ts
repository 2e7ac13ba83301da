import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 760px;
  padding: ${space(6)} ${space(4)} ${space(12)};

  > h1 {
    font-size: ${fontSize(20)};
    line-height: 28px;
    font-weight: ${weight('semibold')};
  }
`

export const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Group = styled.section`
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  overflow: hidden;

  h2,
  > header {
    padding: ${space(3)} ${space(4)};
    border-block-end: 1px solid ${color.border};
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  dl > div,
  li {
    display: grid;
    grid-template-columns: minmax(140px, 240px) minmax(0, 1fr);
    gap: ${space(1)} ${space(4)};
    padding: 10px ${space(4)};
  }
  dl > div + div,
  li + li {
    border-block-start: 1px solid ${color.border};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd[data-missing] {
    color: ${color.textMuted};
    font-style: italic;
  }

  @media (width < 480px) {
    dl > div,
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Flag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};

  &[data-on] > svg {
    color: ${color.successText};
  }
  &[data-on] {
    color: ${color.text};
  }
`
