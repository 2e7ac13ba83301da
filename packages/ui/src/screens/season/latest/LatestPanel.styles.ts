import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** Two rows where there is room; on phones the first six of them. */
export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)} ${space(3)};

  @container dashboard (width < 1000px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container dashboard (width < 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li:nth-child(n + 7) {
      display: none;
    }
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover strong {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

export const Tile = styled.span`
  display: grid;
  gap: 2px;

  strong {
    overflow: hidden;
    margin-top: ${space(1)};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
