import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'

export const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
`

/** The picture as a whole, however it was held: the free sides stay quiet. */
export const BigPicture = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  aspect-ratio: 3 / 2;
  max-height: 44vh;
  width: 100%;
  border-radius: ${radius('control')};
  background: ${color.pressed};
  color: ${color.text};
  overflow: hidden;

  &[data-status='ready']:not(:has(img)) {
    aspect-ratio: auto;
    padding: ${space(6)};
    border: 1px dashed ${color.borderStrong};
    background: none;
    color: ${color.textMuted};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

export const Thumbnails = styled.ul`
  display: flex;
  gap: ${space(2)};
  padding: ${space(1)};
  margin: calc(-1 * ${space(1)});
  overflow-x: auto;
`

export const Thumbnail = styled.button`
  display: block;
  width: 64px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: ${color.pressed};
  overflow: hidden;
  cursor: pointer;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${color.accent};
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
