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
  const probe = document.createElement('span')
  element.append(probe)
  const plain = matchMedia('(forced-colors: active)').matches
  const read = (value: string, system: string) => {
    probe.style.color = plain ? system : value
    return getComputedStyle(probe).color
  }
  const ink = {
    ground: read(color.pressed, 'Canvas'),
    paper: read(color.paper, 'Canvas'),
    line: read(color.borderStrong, 'CanvasText'),
    mark: read(color.accent, 'CanvasText'),
    onMark: read(color.onAccent, 'Canvas'),
    focus: read(color.focus, 'Highlight'),
    arrow: read(color.series6, 'CanvasText'),
    font: getComputedStyle(element).fontFamily,
  }
  probe.remove()
  return ink
}
