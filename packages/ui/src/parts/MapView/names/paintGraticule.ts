import type { GraticuleLabel, GraticuleLine } from './graticule.ts'
import type { NamePaint } from './paintNames.ts'

/** Writes degrees in the page's language, with the decimals of the step between lines. */
export function degreeWriter(step: number): (degrees: number) => string {
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = new Intl.NumberFormat(document.documentElement.lang || 'de', fraction)
  return (degrees) => `${format.format(degrees)}°`
}

/** Thin lines across the canvas, and their degrees over them. */
export function paintGraticule(
  context: CanvasRenderingContext2D,
  { lines, labels }: { lines: readonly GraticuleLine[]; labels: readonly GraticuleLabel[] },
  { colors, fonts, halo }: NamePaint,
) {
  const { width, height } = context.canvas
  context.save()
  context.strokeStyle = colors.village
  context.globalAlpha = 0.3
  context.lineWidth = 1
  context.beginPath()
  for (const { axis, at } of lines) {
    const sharp = Math.round(at) + 0.5
    context.moveTo(axis === 'lon' ? sharp : 0, axis === 'lon' ? 0 : sharp)
    context.lineTo(axis === 'lon' ? sharp : width, axis === 'lon' ? height : sharp)
  }
  context.stroke()
  context.globalAlpha = 1
  context.font = fonts.village
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = halo
  context.fillStyle = colors.village
  for (const { text, x, y } of labels) {
    context.strokeText(text, x, y)
    context.fillText(text, x, y)
  }
  context.restore()
}
