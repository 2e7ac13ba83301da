import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space, weight } from '../../theme/tokens.ts'

/** The map's own colours over Leaflet's style sheet; all follow light and dark by themselves. */
export const MapBox = styled.div`
  position: relative;
  height: 100%;
  min-height: 0;
  isolation: isolate;
  overflow: hidden;
  background: ${color.mapWater};

  .leaflet-container {
    position: absolute;
    inset: 0;
    background: ${color.mapWater};
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize(12)};
    outline-offset: -2px;
  }
  .leaflet-container .leaflet-control-attribution {
    padding: 0 ${space(2)};
    border-start-start-radius: ${radius('control')};
    background: ${color.surface};
    color: ${color.textMuted};
    line-height: 20px;
  }
  .land {
    fill: ${color.mapLand};
    fill-opacity: 1;
    stroke: ${color.mapBorder};
    stroke-opacity: 1;
  }
  .frontier {
    stroke: ${color.textMuted};
    stroke-opacity: 0.6;
  }
  .land-name {
    display: none;
    pointer-events: none;
  }
  .land-name > span {
    position: absolute;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    white-space: nowrap;
    transform: translate(-50%, -50%);
    text-shadow:
      0 0 2px ${color.mapLand},
      0 0 4px ${color.mapLand};
  }
  [data-names='large'] .land-name:not(.land-name-small),
  [data-names='all'] .land-name {
    display: block;
  }
  .map-mark {
    display: grid;
    place-items: center;
    overflow: visible;
    cursor: pointer;
  }
  .map-mark svg {
    overflow: visible;
    stroke: ${color.surface};
    stroke-width: 2.5;
    paint-order: stroke;
  }
  .map-mark-selected,
  .map-mark-highlighted {
    border: 2px solid ${color.text};
    border-radius: ${radius('round')};
    background: ${color.surface};
    pointer-events: none;
  }
  .map-mark-selected {
    border-width: 3px;
    box-shadow: ${shadow('middle')};
  }
  .map-cluster {
    border-radius: ${radius('round')};
    background: ${color.surface};
    box-shadow: ${shadow('low')};
    color: ${color.text};
    font-size: ${fontSize(12)};
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .map-cluster > div {
    display: grid;
    place-items: center;
  }
  .map-cluster > div > * {
    grid-area: 1 / 1;
  }
  .map-cluster:hover {
    box-shadow: ${shadow('middle')};
  }
`

export const MapTools = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: ${space(3)};
  inset-inline-end: ${space(3)};
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  box-shadow: ${shadow('low')};
`

export const MapNote = styled.div`
  position: absolute;
  z-index: 900;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)};
  color: ${color.textMuted};
  text-align: center;
`
