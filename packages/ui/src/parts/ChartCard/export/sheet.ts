import type { LegendEntry } from '../Legend.tsx'
import { colorAt } from '@waldkerf/ui/browser/colorAt'
import { drawSwatch } from './swatch.ts'

/** A chart as it is drawn for a file: twice as many dots as on the page, so that it prints well. */
export const density = 2

const margin = 24
const titleHeight = 32
const legendHeight = 28
const footHeight = 28

export interface SheetWords {
  title: string
  /** Where it comes from, and when. */
  foot: string
  legend: readonly LegendEntry[]
}

/** The colours of the page, as a canvas needs them. */
function readColors(place: HTMLElement) {
  const style = getComputedStyle(place)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    surface: value('--color-surface'),
    text: value('--color-text'),
    muted: value('--color-text-muted'),
    font: style.fontFamily,
    seriesColor: (name: string) => colorAt(place, name),
  }
}

/** The drawing on a sheet with title, legend and source, in the colours of the page. */
export async function drawSheet(drawing: HTMLCanvasElement, words: SheetWords, place: HTMLElement): Promise<Blob> {
  const { surface, text, muted, font, seriesColor } = readColors(place)
  const drawn = { width: drawing.width / density, height: drawing.height / density }
  const top = margin + titleHeight + (words.legend.length > 0 ? legendHeight : 0)
  const canvas = document.createElement('canvas')
  canvas.width = (drawn.width + 2 * margin) * density
  canvas.height = (top + drawn.height + footHeight + margin) * density
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  context.scale(density, density)
  context.fillStyle = surface
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.textBaseline = 'middle'
  context.fillStyle = text
  context.font = `600 16px ${font}`
  context.fillText(words.title, margin, margin + 8)
  context.font = `12px ${font}`
  let left = margin
  for (const { label, color, look } of words.legend) {
    drawSwatch(context, { left, top: margin + titleHeight - 2, color: seriesColor(color), surface }, look)
    context.fillStyle = text
    context.fillText(label, left + 22, margin + titleHeight + 4)
    left += 22 + context.measureText(label).width + 20
  }
  context.drawImage(drawing, margin, top, drawn.width, drawn.height)
  context.fillStyle = muted
  context.fillText(words.foot, margin, top + drawn.height + footHeight / 2 + 4)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture has no bytes'))), 'image/png')
  })
}
