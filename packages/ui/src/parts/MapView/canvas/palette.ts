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

/** Reads colours as they are now, as a canvas needs them. All of them at once: each look lays the styles out anew. */
export function readColors(element: HTMLElement, pairs: readonly ColorPair[]) {
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

/** Tells when colours may have changed: mode or theme colour at the root, the system's mode, forced colours. */
export function watchColors(onChange: () => void): () => void {
  const root = new MutationObserver(onChange)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] })
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    root.disconnect()
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
