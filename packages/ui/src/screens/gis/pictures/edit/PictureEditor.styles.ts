import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Editor = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius('card')};

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentQuiet};
  }
  /* There for the ear alone until it says something. */
  > :is([role='status']:empty, [role='log']:not(:has(li))) {
    position: absolute;
  }
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space(3)};
`

export const Tile = styled.li`
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};

  &[data-dragged] {
    position: relative;
    z-index: 2;
    box-shadow: ${shadow('middle')};
  }
`

export const Handle = styled.button`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')} ${radius('control')} 0 0;
  background: ${color.pressed};
  overflow: hidden;
  cursor: grab;
  touch-action: none;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  span {
    position: absolute;
    top: ${space(1)};
    left: ${space(1)};
    min-width: 20px;
    border-radius: ${radius('round')};
    background: ${color.raised};
    color: ${color.text};
    font-size: ${fontSize(12)};
    line-height: 20px;
  }
`

export const TileTools = styled.div`
  display: flex;

  > :last-child {
    margin-inline-start: auto;
  }
  button {
    width: 32px;
    min-height: 32px;
    height: 32px;
  }
`

export const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  small {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  /* A phone has no files to drop, even where it does not say so. */
  @media (width < 640px) {
    small:not([role]) {
      display: none;
    }
  }
  /* Made for a thumb. */
  &[data-touch] {
    display: grid;
  }
  &[data-touch] > button {
    min-height: 48px;
  }
`

export const Removed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
`

export const Trouble = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`

export const Uploads = styled.ul`
  display: grid;
  gap: ${space(1)};
  font-size: ${fontSize(13)};

  &:empty {
    display: none;
  }
`

export const UploadRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  color: ${color.textMuted};

  > .words {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-state='added'] > svg {
    color: ${color.successText};
  }
  &[data-state='refused'],
  &[data-state='failed'] {
    color: ${color.dangerText};
  }
`
