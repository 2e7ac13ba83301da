import { color } from '@waldkerf/ui/theme/tokens'

/** Marks say the same by shape and by colour; both come from here, for the map, its legend and tables beside it. */
export type MarkTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral'
export type MarkShape = 'circle' | 'triangle' | 'diamond' | 'square' | 'cross' | 'ring' | 'check'

/** Outlines in a box of 16 by 16. */
export const markPaths: Record<MarkShape, string> = {
  circle: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  triangle: 'M8 2 14.5 13.5h-13z',
  diamond: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
  square: 'M4 3h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  cross: 'M4.6 2.4 8 5.8l3.4-3.4 2.2 2.2L10.2 8l3.4 3.4-2.2 2.2L8 10.2l-3.4 3.4-2.2-2.2L5.8 8 2.4 4.6z',
  check: 'M2.2 8.4l2.2-2.3 2.4 2.3 5-5.9 2.4 2-7.2 8.5z',
  ring: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
}

export const markColors: Record<MarkTone, string> = {
  info: color.infoText,
  success: color.successText,
  warning: color.warningText,
  danger: color.dangerText,
  neutral: color.neutralText,
}
