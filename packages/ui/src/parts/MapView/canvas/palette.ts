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

/**
 * Reads colours as they are now, as a canvas needs them.
 * @returns `read` answers the first in forced colours, where tones do not count, else the second
 */
export function colorReader(element: HTMLElement) {
  const plain = forced()
  const { fontFamily } = getComputedStyle(element)
  return {
    family: fontFamily,
    read(inForced: string, otherwise: string): string {
      const probe = document.createElement('span')
      element.append(probe)
      probe.style.color = plain ? inForced : otherwise
      const value = getComputedStyle(probe).color
      probe.remove()
      return value
    },
  }
}

/** In forced colours there are two: kinds differ by their shapes and strokes. */
export function readPalette(element: HTMLElement, kinds: readonly PointKind[]): Palette {
  const { read, family } = colorReader(element)
  return {
    ground: read('Canvas', color.surface),
    text: read('CanvasText', color.text),
    edge: read('CanvasText', color.border),
    accent: read('Highlight', color.focus),
    kinds: kinds.map(({ tone }) => read('CanvasText', markColors[tone])),
    font: family,
  }
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
