import { styled } from 'styled-components'
import { slider } from '@waldkerf/ui/theme/slider'
import { color, fontSize, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

/** Beside the buttons at the map's edge. */
export const Panel = styled.section`
  position: absolute;
  z-index: 1002;
  inset-block: ${space(3)} ${space(8)};
  inset-inline-end: 60px;
  display: flex;
  flex-direction: column;
  width: min(320px, calc(100% - 72px));
  height: fit-content;
  max-height: calc(100% - ${space(12)});
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  font-size: ${fontSize(13)};

  header {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: ${space(3)};
    font-weight: ${weight('semibold')};
  }
  ul {
    min-height: 0;
    overflow-y: auto;
    padding: 0 ${space(1)} ${space(1)};
  }
`

/** Above the maps, so that it is seen without scrolling. */
export const Question = styled.div`
  flex: none;
  padding: 0 ${space(2)} ${space(2)};
`

/** A map to choose: its preview, its name, and whose it is. */
export const Entry = styled.button`
  display: grid;
  grid-template-columns: 56px 1fr;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  padding: ${space(1)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  text-align: start;
  cursor: pointer;

  &:disabled {
    color: ${color.textMuted};
    cursor: default;
  }
  &:enabled:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    border-color: ${color.accentText};
    background: ${color.selected};
    font-weight: ${weight('semibold')};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
    overflow-wrap: anywhere;
  }
`

export const Preview = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 44px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.mapLand};
  color: ${color.textMuted};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const Opacity = styled.label`
  display: grid;
  flex: none;
  grid-template-columns: auto 1fr auto;
  gap: ${space(3)};
  align-items: center;
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  border-block-start: 1px solid ${color.border};

  input {
    ${slider}
  }
`

/** Whatever else changes the look. */
export const More = styled.div`
  flex: none;
  padding: ${space(2)} ${space(3)};
  border-block-start: 1px solid ${color.border};

  &:empty {
    display: none;
  }
`
