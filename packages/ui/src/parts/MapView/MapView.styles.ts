import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

/** The map's own colours over Leaflet's style sheet; all follow light and dark by themselves. */
export const MapBox = styled.div.attrs({ className: 'map-box' })`
  position: relative;
  container: map / size;
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
  [data-hit='true'] {
    cursor: pointer;
  }
  .land {
    fill: ${color.mapLand};
    fill-opacity: 1;
  }
  .land-border {
    stroke: ${color.mapBorder};
    stroke-opacity: 1;
  }
  .built-up {
    fill: ${color.textMuted};
    fill-opacity: 0.16;
  }
  .river {
    stroke: ${color.series4};
    stroke-opacity: 0.45;
  }
  .lake {
    stroke: ${color.series4};
    stroke-opacity: 0.45;
    fill: color-mix(in oklab, ${color.series4} 25%, ${color.mapLand});
    fill-opacity: 1;
  }
  .frontier {
    stroke: ${color.textMuted};
    stroke-opacity: 0.6;
  }
  [data-tiles='ready'] .leaflet-names-pane {
    display: none;
  }
  :root[data-theme='dark'] & .leaflet-tile-pane {
    filter: brightness(0.7) saturate(0.85);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & .leaflet-tile-pane {
      filter: brightness(0.7) saturate(0.85);
    }
  }
  .map-mark {
    display: grid;
    place-items: center;
    overflow: visible;
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
  .map-cursor {
    border: 2px solid ${color.focus};
    border-radius: ${radius('round')};
    box-shadow:
      0 0 0 2px ${color.surface},
      inset 0 0 0 1px ${color.surface};
  }

  @media (forced-colors: active) {
    .land,
    .lake {
      fill: Canvas;
    }
    .land-border,
    .river,
    .lake {
      stroke: GrayText;
    }
    .frontier {
      stroke: CanvasText;
    }
    .map-mark path {
      fill: CanvasText;
      stroke: Canvas;
    }
    .map-cursor {
      border-color: Highlight;
    }
  }
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

/** The buttons of a map that is no `MapView`, in its upper corner. */
export const CornerTools = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: ${space(3)};
  inset-inline-end: ${space(3)};
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  box-shadow: ${shadow('low')};
`
