import { readColors } from '@waldkerf/ui/parts/MapView/canvas/palette.ts'
import { color } from '@waldkerf/ui/theme/tokens'

/** The colours a canvas needs as values: it knows no CSS variables. */
export interface Ink {
  /** Around the sheet, and of the sheet itself, which is white in the dark too. */
  ground: string
  paper: string
  line: string
  /** Of marks, and of text on them. */
  mark: string
  onMark: string
  focus: string
  arrow: string
  font: string
}

/** Reads the colours as they are now; in forced colours marks differ by their shapes alone. */
export function readInk(element: HTMLElement): Ink {
  const { colors, family } = readColors(element, [
    ['Canvas', color.pressed],
    ['Canvas', color.paper],
    ['CanvasText', color.borderStrong],
    ['CanvasText', color.accent],
    ['Canvas', color.onAccent],
    ['Highlight', color.focus],
    ['CanvasText', color.series6],
  ])
  const [ground = '', paper = '', line = '', mark = '', onMark = '', focus = '', arrow = ''] = colors
  return { ground, paper, line, mark, onMark, focus, arrow, font: family }
}
