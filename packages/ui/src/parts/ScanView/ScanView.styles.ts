import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../../theme/tokens.ts'

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

export const ScanTools = styled.div`
  position: absolute;
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

/** Seen while the keyboard is on the scan and no point is selected: Enter places one here. */
export const ScanCross = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
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
