import { styled } from 'styled-components'
import { sideTools } from '../ScanView/ScanView.styles.ts'

/** All that is drawn, beside the buttons. */
export const Picture = styled.div`
  position: absolute;
  inset: 0;
  inset-inline-end: ${sideTools};
`

/** Over Leaflet's element: the picture, then the points. Each takes the whole pane. */
export const Sheet = styled.div`
  position: absolute;
  z-index: 500;
  inset: 0;
  pointer-events: none;

  > canvas {
    position: absolute;
    width: 100%;
    height: 100%;
  }
`

export const Points = styled.div`
  position: absolute;
  z-index: 600;
  inset: 0;
  outline-offset: -2px;

  > canvas {
    width: 100%;
    height: 100%;
    cursor: crosshair;
    touch-action: none;
  }
  > canvas[data-hit='true'] {
    cursor: move;
  }
`

/** In the middle, where no other button is. */
export const Away = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: 50%;
  inset-inline: 0 ${sideTools};
  display: grid;
  justify-content: center;
  pointer-events: none;

  > button {
    pointer-events: auto;
  }
`
