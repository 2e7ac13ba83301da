import { color } from '@waldkerf/ui/theme/tokens'
import { colorReader } from '../canvas/palette.ts'
import type { LaidName, NameLook } from './layNames.ts'

/** The needs of painting beside the names themselves. */
export interface NamePaint {
  colors: Readonly<Record<NameLook, string>>
  fonts: Readonly<Record<NameLook, string>>
  /** Around the words, so that a border or river under them does not cross them. */
  halo: string
}

export function readNamePaint(element: HTMLElement): NamePaint {
  const { read, family } = colorReader(element)
  return {
    halo: read('Canvas', color.mapLand),
    colors: {
      land: read('CanvasText', color.textMuted),
      city: read('CanvasText', color.text),
      town: read('CanvasText', color.text),
      village: read('CanvasText', color.textMuted),
      water: read('CanvasText', `color-mix(in oklab, ${color.series4} 70%, ${color.text})`),
    },
    fonts: {
      land: `italic 600 12px ${family}`,
      city: `600 13px ${family}`,
      town: `500 12px ${family}`,
      village: `400 12px ${family}`,
      water: `italic 400 12px ${family}`,
    },
  }
}

export function paintNames(context: CanvasRenderingContext2D, names: readonly LaidName[], paint: NamePaint) {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const { text, look, at, dot } of names) {
    context.font = paint.fonts[look]
    context.strokeStyle = paint.halo
    context.lineWidth = 3
    context.strokeText(text, ...at)
    context.fillStyle = paint.colors[look]
    context.fillText(text, ...at)
    if (!dot) continue
    context.beginPath()
    context.arc(...dot, 2, 0, 2 * Math.PI)
    context.lineWidth = 1.5
    context.stroke()
    context.fill()
  }
}
