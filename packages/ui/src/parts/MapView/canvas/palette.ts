import { inPaperLook } from '@waldkerf/ui/theme/paperLook'
import { color } from '@waldkerf/ui/theme/tokens'
import type { PointKind } from '../mapTypes.ts'
import { markColors } from '../markShapes.ts'

/** The colours a canvas needs as values: it knows no CSS variables. */
export interface Palette {
  ground: string
  text: string
  edge: string
  accent: string
  /** One for each kind, in their order. */
  kinds: readonly string[]
  font: string
}

const forced = () => matchMedia('(forced-colors: active)').matches

/** Two CSS colours: the one in forced colours, where tones do not count, and the usual one. */
type ColorPair = readonly [inForced: string, otherwise: string]

let isOnPaper = false

/**
 * Reads colours as they are now, as a canvas needs them; while the page is printed those of paper. All of them at once: each look
 * lays the styles out anew.
 */
export const readColors = (element: HTMLElement, pairs: readonly ColorPair[]) =>
  isOnPaper ? inPaperLook(() => readNow(element, pairs)) : readNow(element, pairs)

function readNow(element: HTMLElement, pairs: readonly ColorPair[]) {
  const isForced = forced()
  const probes = pairs.map(([inForced, otherwise]) => {
    const probe = document.createElement('span')
    probe.style.color = isForced ? inForced : otherwise
    return probe
  })
  element.append(...probes)
  const colors = probes.map((probe) => getComputedStyle(probe).color)
  for (const probe of probes) probe.remove()
  return { colors, family: getComputedStyle(element).fontFamily }
}

/** In forced colours there are two: kinds differ by their shapes and strokes. */
export function readPalette(element: HTMLElement, kinds: readonly PointKind[]): Palette {
  const { colors, family } = readColors(element, [
    ['Canvas', color.surface],
    ['CanvasText', color.text],
    ['CanvasText', color.border],
    ['Highlight', color.focus],
    ...kinds.map(({ tone }): ColorPair => ['CanvasText', markColors[tone]]),
  ])
  const [ground = '', text = '', edge = '', accent = '', ...kindColors] = colors
  return { ground, text, edge, accent, kinds: kindColors, font: family }
}

/**
 * Tells when colours may have changed: mode or theme colour at the root, the system's mode, forced colours, paper.
 * @param onChange told whether the page is about to be printed: then only what is drawn at once is seen
 */
export function watchColors(onChange: (isPrinting: boolean) => void): () => void {
  const look = () => {
    // Reading the colours of paper is a change, too.
    if (!isOnPaper) onChange(false)
  }
  const print = ({ type }: Event) => {
    isOnPaper = type === 'beforeprint'
    onChange(isOnPaper)
  }
  const root = new MutationObserver(look)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] })
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', look)
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, print)
  return () => {
    root.disconnect()
    for (const query of queries) query.removeEventListener('change', look)
    for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, print)
  }
}
