/** A text whose contrast axe leaves open. */
export interface Undecided {
  /** Value of its `data-contrast`. */
  place: number
  /** Its colour, 0 to 255, with its own opacity and that of all it stands in, 0 to 1. */
  ink: readonly [red: number, green: number, blue: number, opacity: number]
  /** Contrast that it needs, by size and weight (WCAG 1.4.3). */
  needs: number
  /** For people: where and what. */
  words: string
}

interface AxeResults {
  incomplete: readonly { nodes: readonly { target: readonly (string | readonly string[])[] }[] }[]
}
type AxeWindow = Window & { axe: { run: (within: Document, options: object) => Promise<AxeResults> } }

/* The functions below are handed over as text: each sees only itself and its argument. */

/** Marks the texts whose contrast axe leaves open, at most three with the same classes and colour. */
export async function findUndecided(): Promise<readonly Undecided[]> {
  const { axe } = window as unknown as AxeWindow
  const { incomplete } = await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['incomplete'] })
  const spot = new OffscreenCanvas(1, 1).getContext('2d')
  const alike = new Map<string, number>()
  return incomplete
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ target: [selector] }, place): Undecided | [] => {
      const element = typeof selector === 'string' ? document.querySelector(selector) : null
      // The rest of a page behind an open dialog is dimmed on purpose, and nobody can use it; a watermark is no text.
      if (!element || !spot || element.closest('[data-aria-hidden], [inert], svg text[aria-hidden]')) return []
      const computed = getComputedStyle(element)
      const color = element instanceof SVGElement ? computed.fill : computed.color
      const kind = `${element.localName} ${element.getAttribute('class')} ${color}`
      const before = alike.get(kind) ?? 0
      alike.set(kind, before + 1)
      if (before >= 3) return []
      element.setAttribute('data-contrast', String(place))
      spot.clearRect(0, 0, 1, 1)
      spot.fillStyle = color
      spot.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 255] = spot.getImageData(0, 0, 1, 1).data
      let opacity = alpha / 255
      for (let above: Element | null = element; above; above = above.parentElement)
        opacity *= Number(getComputedStyle(above).opacity)
      const size = Number.parseFloat(computed.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(computed.fontWeight) >= 700)
      const text = element.textContent || (element as HTMLInputElement).value || ''
      const words = `${String(selector)} '${text.trim().slice(0, 40)}'`
      return { place, ink: [red, green, blue, opacity], needs: isLarge ? 3 : 4.5, words }
    })
}

/** Scrolls to a text and hides all texts, so that only their background is left. */
export function hideTexts(place: number): void {
  document.querySelector(`[data-contrast="${place}"]`)?.scrollIntoView({ block: 'center', inline: 'center' })
  const sheet = document.createElement('style')
  sheet.id = 'contrast-hides-texts'
  sheet.textContent = `*, *::before, *::after, *::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
    transition: none !important;
  }
  svg text, svg tspan { fill: transparent !important; stroke: none !important; }`
  document.head.append(sheet)
}

export const showTexts = (): void => document.querySelector('#contrast-hides-texts')?.remove()

/** Points of the window, px, at which a text is in view: a grid over its lines; none where something lies over it. */
export function findPoints(place: number): readonly (readonly [x: number, y: number])[] {
  const element = document.querySelector(`[data-contrast="${place}"]`)
  if (!element) return []
  const lines = [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
  const points: [number, number][] = []
  for (const { left, top, width, height } of lines.length > 0 ? lines : [element.getBoundingClientRect()]) {
    const [columns, rows] = [Math.min(24, Math.floor(width)), Math.min(12, Math.floor(height))]
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const x = left + ((column + 0.5) * width) / columns
        const y = top + ((row + 0.5) * height) / rows
        const above = document.elementFromPoint(x, y)
        if (above && (element.contains(above) || above.contains(element))) points.push([x, y])
      }
  }
  return points
}
