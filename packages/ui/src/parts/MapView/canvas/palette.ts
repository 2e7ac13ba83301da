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

/** Reads the colours as they are now. In forced colours there are two: kinds differ by their shapes and strokes. */
export function readPalette(element: HTMLElement, kinds: readonly PointKind[]): Palette {
  const probe = document.createElement('span')
  element.append(probe)
  const read = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const plain = forced()
  const palette = {
    ground: read(plain ? 'Canvas' : color.surface),
    text: read(plain ? 'CanvasText' : color.text),
    edge: read(plain ? 'CanvasText' : color.border),
    accent: read(plain ? 'Highlight' : color.focus),
    kinds: kinds.map(({ tone }) => read(plain ? 'CanvasText' : markColors[tone])),
    font: getComputedStyle(element).fontFamily,
  }
  probe.remove()
  return palette
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
