import { styled } from 'styled-components'
import { color, controlHeight, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

/** Width of the strip of buttons beside a picture. */
export const sideTools = `calc(${controlHeight} + 1px)`

/** The scan fills the height it is given. */
export const ScanBox = styled.div`
  position: relative;
  height: 100%;
  min-height: 0;
  isolation: isolate;
  overflow: hidden;
  background: ${color.pressed};

  > [role='application'] {
    position: absolute;
    inset: 0;
    inset-inline-end: ${sideTools};
    outline-offset: -2px;
  }
  canvas {
    width: 100%;
    height: 100%;
    cursor: crosshair;
    touch-action: none;
  }
  canvas[data-hit='true'] {
    cursor: move;
  }
`

/** The buttons stand beside the picture, not on it: they would lie over points. */
export const SideTools = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  padding-block-start: ${space(2)};
  width: ${sideTools};
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
`

/** Seen while the keyboard is on the scan and no point is selected: Enter places one here. */
export const ScanCross = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: calc(50% - ${sideTools} / 2);
  display: none;
  width: 25px;
  height: 25px;
  background:
    linear-gradient(${color.focus}, ${color.focus}) 50% 0 / 1px 100% no-repeat,
    linear-gradient(${color.focus}, ${color.focus}) 0 50% / 100% 1px no-repeat;
  pointer-events: none;
  transform: translate(-50%, -50%);

  [role='application']:focus-visible + & {
    display: block;
  }
`

export const ScanFoot = styled.span`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`
