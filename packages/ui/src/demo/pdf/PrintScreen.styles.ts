import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'

/** A sheet of paper; on paper itself without what is only for the screen. */
export const Sheet = styled.main`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
  margin: ${space(8)} auto;
  padding: 0 ${space(4)};
  line-height: 1.6;

  h1 {
    font-size: ${fontSize(32)};
    font-weight: ${weight('semibold')};
    line-height: 1.2;
  }
  figure {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    margin: 0;
    break-inside: avoid;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  figcaption {
    width: 100%;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  @media print {
    max-width: none;
    margin: 0;
    color: black;

    > header {
      display: none;
    }
    figcaption {
      color: black;
    }
  }
`
