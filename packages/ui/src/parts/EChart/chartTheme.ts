import { inPaperLook } from '@waldkerf/ui/theme/paperLook'
import { colorAt } from '@waldkerf/ui/browser/colorAt'

/** Colours, type and room at this moment, for a chart that knows no CSS variables. */
export interface ChartTheme {
  text: string
  muted: string
  grid: string
  /** Of the part of a bar that is not in question. */
  rest: string
  surface: string
  series: readonly string[]
  font: string
  /** Of words and numbers, in px: smaller where rows are compact. */
  fontSize: number
  /** Of the chart's box, in px. */
  width: number
}

/** Reads the tokens' current values at the element: theme and density settings change them. */
export function readTheme(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    text: value('--color-text'),
    muted: value('--color-text-muted'),
    grid: value('--color-border'),
    rest: value('--color-border-control'),
    surface: value('--color-surface'),
    series: [1, 2, 3, 4, 5, 6].map((step) => colorAt(element, `--color-series-${step}`)),
    font: style.fontFamily,
    fontSize: document.documentElement.dataset['density'] === 'compact' ? 12 : 13,
    width: element.clientWidth,
  }
}

/** Those of paper. */
export const readPaperTheme = (element: HTMLElement): ChartTheme => inPaperLook(() => readTheme(element))

/** Options common to every chart. */
export const commonOption = ({ font, text }: ChartTheme) => ({
  textStyle: { fontFamily: font, color: text },
  // The element has its own name, in the page's language.
  aria: { enabled: false },
})

/** Lines across a bar tell it apart where colours do not. */
export const hatching = ({ surface }: ChartTheme) => ({
  symbol: 'rect',
  dashArrayX: [1, 0],
  dashArrayY: [2, 3],
  rotation: -Math.PI / 4,
  color: surface,
})
