import { styled } from 'styled-components'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Place = styled.section`
  display: grid;
  gap: ${space(2)};
  min-width: 0;

  > h3 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
`

/** So many pictures of one species stand beside each other. */
export const mostInRow = 3

/** Each species over as many columns as it has pictures; in a narrow record one row that scrolls sideways. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(${mostInRow}, minmax(0, 1fr));
  gap: ${space(3)} ${space(2)};

  @media (max-width: 767px) {
    display: flex;
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-x: auto;
  }
`

/** The names may take two lines: the pictures of all species stand on one line. */
export const Group = styled.section`
  display: grid;
  align-content: end;
  gap: ${space(1)};
  grid-column: span var(--tiles);
  min-width: 0;

  h4 {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
    line-height: 16px;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  &[data-chosen='true'] h4 {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }
  @media (max-width: 767px) {
    flex: none;
    width: calc(var(--tiles) * 100px - ${space(2)});
  }
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--tiles), minmax(0, 1fr));
  gap: ${space(2)};
`

export const Tile = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: ${color.pressed};
  color: ${color.textMuted};
  overflow: hidden;
  cursor: zoom-in;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${color.accent};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`

export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

/** Filled when it is chosen: shape and state, not colour alone. */
export const Star = styled(Button)`
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`
