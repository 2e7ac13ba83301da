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

/** Two rows of three; in a narrow record one row that scrolls sideways. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};

  @media (max-width: 767px) {
    grid-auto-columns: 116px;
    grid-auto-flow: column;
    grid-template-columns: none;
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-x: auto;
  }
`

/** The name lies on its own ground at the lower edge: it can be read on any picture. */
export const Tile = styled.button`
  position: relative;
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
  > span {
    position: absolute;
    inset: auto 0 0;
    display: -webkit-box;
    padding: 0 ${space(1)};
    background: ${color.surface};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 16px;
    text-align: start;
    overflow: hidden;
    hyphens: auto;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-chosen='true'] > span {
    color: ${color.text};
    font-weight: ${weight('medium')};
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
