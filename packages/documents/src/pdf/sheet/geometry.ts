import { sheetSize } from '@waldkerf/domain/office/documentModel/sheetPages'

/** Converts millimetres to points. */
export const mm = (length: number): number => (length * 72) / 25.4

/** A4 with the layout of a business letter by DIN 5008, form B; in points from the upper left corner. */
export const pageSize = sheetSize

export const frame = {
  left: mm(25),
  right: mm(190),
  /** The top of the text on pages after the first; the bottom of it on every page. */
  top: mm(32),
  bottom: mm(262),
  footer: mm(268),
  /** Printers cannot print below this. */
  edge: mm(292),
} as const

export const textWidth = frame.right - frame.left

export const colours = {
  ink: '#17201b',
  muted: '#55605a',
  accent: '#00693a',
  rule: '#c5cec9',
  tint: '#eef4f0',
  /** Years before, behind the lines of a chart. */
  band: '#dde5e0',
  /** Of a map, where nothing was counted. */
  land: '#e6ebe8',
  paper: '#ffffff',
  /** The word 'draft' behind the text: visible, yet the text stays readable. */
  watermark: '#e6ebe8',
} as const
