import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
`

/** Where no picture can be shown: no taller than its words, and only what went wrong has a frame. */
export const NoPicture = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  border-radius: ${radius('control')};
  color: ${color.textMuted};

  &[data-status='failed'] {
    padding: ${space(3)};
    border: 1px dashed ${color.borderStrong};
  }
  &[data-status='loading'] {
    aspect-ratio: var(--stage-ratio, 3 / 2);
    justify-content: center;
    width: 100%;
    max-height: var(--stage-height, 44vh);
    background: ${color.pressed};
  }
`

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`

/** Beside the small pictures, and below them where there is no room. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin-inline-start: calc(-1 * ${space(2)});
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
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const Evidence = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  [data-differs] {
    color: ${color.warningText};
  }
`

/** Over everything, on the top layer: no panel around it can clip it. */
export const FullScreen = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.text};

  &[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`

/** Below the whole picture: the record it belongs to, and which one it is. */
export const Caption = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  padding-bottom: max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  font-variant-numeric: tabular-nums;
`
