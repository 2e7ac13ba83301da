import { styled } from 'styled-components'
import { slider } from '@waldkerf/ui/theme/slider'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

export const Frame = styled.div`
  container: stage / inline-size;
  position: relative;
  min-height: 0;
`

/** Clips what is zoomed; the picture measures itself by it. */
export const Stage = styled.div`
  container-type: size;
  position: relative;
  width: 100%;
  aspect-ratio: var(--stage-ratio, 3 / 2);
  max-height: var(--stage-height, 44vh);
  overflow: hidden;
  border-radius: ${radius('control')};
  background: ${color.pressed};
  cursor: zoom-in;
  touch-action: pan-y;
  user-select: none;

  &[data-zoomed='true'] {
    cursor: grab;
    touch-action: none;
  }
  &[data-zoomed='true']:active {
    cursor: grabbing;
  }
  img {
    position: absolute;
    top: 50%;
    left: 50%;
    max-width: none;
    object-fit: contain;
    pointer-events: none;
  }
  [data-full-screen] & {
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
    border-radius: 0;
  }
`

export const Waiting = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: ${color.textMuted};
`

/** Tools float on the picture, on a ground of their own so that they can be seen on any. */
export const Tools = styled.div`
  position: absolute;
  right: ${space(2)};
  bottom: ${space(2)};
  display: flex;
  align-items: center;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('low')};

  button {
    width: 32px;
    min-height: 32px;
    height: 32px;
  }
  /* On a small picture they would cover it: filling the screen brings them. */
  @container stage (width < 420px) {
    &:has(> [data-fills]):not([data-full-screen] *) > :not([data-fills]) {
      display: none;
    }
  }
`

export const Zoom = styled.span`
  min-width: 48px;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

export const Leaf = styled.div`
  position: absolute;
  top: calc(50% - 20px);
  border: 1px solid ${color.border};
  border-radius: ${radius('round')};
  background: ${color.raised};
  box-shadow: ${shadow('low')};
  overflow: hidden;

  &[data-side='previous'] {
    left: ${space(2)};
  }
  &[data-side='next'] {
    right: ${space(2)};
  }
  button {
    width: 36px;
    min-height: 36px;
    height: 36px;
  }
`

export const Light = styled.fieldset`
  position: absolute;
  right: ${space(2)};
  bottom: calc(${space(2)} + 48px);
  display: grid;
  gap: ${space(2)};
  width: 232px;
  margin: 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  font-size: ${fontSize(13)};

  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(1)};
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 24px;
    margin: 0;
    ${slider}
  }
  output {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`
