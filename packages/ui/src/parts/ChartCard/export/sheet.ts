import { colorAt } from '@waldkerf/ui/browser/colorAt'
import type { LegendEntry, SwatchLook } from '../Legend.tsx'

interface Place {
  left: number
  top: number
  color: string
  surface: string
}

const width = 16
const height = 10

const dashes: Readonly<Record<'line' | 'dashed' | 'dotted', readonly number[]>> = {
  line: [],
  dashed: [5, 3],
  dotted: [1.5, 3],
}

/** The sign of a series beside its name, as the legend on the page has it. */
function drawSwatch(context: CanvasRenderingContext2D, { left, top, color, surface }: Place, look: SwatchLook) {
  context.strokeStyle = color
  context.fillStyle = color
  if (look === 'line' || look === 'dashed' || look === 'dotted') {
    context.lineWidth = 2
    context.setLineDash([...dashes[look]])
    context.beginPath()
    context.moveTo(left, top + height / 2)
    context.lineTo(left + width, top + height / 2)
    context.stroke()
    context.setLineDash([])
    return
  }
  if (look === 'hollow') return context.strokeRect(left + 1, top + 1, width - 2, height - 2)
  context.fillRect(left, top, width, height)
  if (look === 'filled') return undefined
  context.save()
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
  context.strokeStyle = surface
  context.lineWidth = 2
  for (let offset = -height; offset < width; offset += 5) {
    context.beginPath()
    context.moveTo(left + offset, top + height)
    context.lineTo(left + offset + height, top)
    context.stroke()
  }
  context.restore()
  return undefined
}

/** A chart as it is drawn for a file: twice as many dots as on the page, so that it prints well. */
export const density = 2

const margin = 24
const titleHeight = 32
const legendTop = margin + titleHeight
const legendHeight = 28
const lineHeight = 20
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

/** Where the entries of the legend stand, in as many lines as they need. */
function placeLegend(context: CanvasRenderingContext2D, legend: readonly LegendEntry[], room: number) {
  let [left, line] = [0, 0]
  return legend.map((entry) => {
    const wide = 22 + context.measureText(entry.label).width
    if (left > 0 && left + wide > room) [left, line] = [0, line + 1]
    const placed = { ...entry, left: margin + left, line }
    left += wide + 20
    return placed
  })
}

/** The drawing on a sheet with title, legend and source, in the colours of the page. */
export async function drawSheet(drawing: HTMLCanvasElement, words: SheetWords, place: HTMLElement): Promise<Blob> {
  const { surface, text, muted, font, seriesColor } = readColors(place)
  const drawn = { width: drawing.width / density, height: drawing.height / density }
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  context.font = `12px ${font}`
  const placed = placeLegend(context, words.legend, drawn.width)
  const last = placed.at(-1)
  const top = legendTop + (last ? legendHeight + last.line * lineHeight : 0)
  canvas.width = (drawn.width + 2 * margin) * density
  canvas.height = (top + drawn.height + footHeight + margin) * density
  context.scale(density, density)
  context.fillStyle = surface
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.textBaseline = 'middle'
  context.fillStyle = text
  context.font = `600 16px ${font}`
  context.fillText(words.title, margin, margin + 8)
  context.font = `12px ${font}`
  for (const { label, color, look, left, line } of placed) {
    const lineTop = legendTop + line * lineHeight
    drawSwatch(context, { left, top: lineTop - 2, color: seriesColor(color), surface }, look)
    context.fillStyle = text
    context.fillText(label, left + 22, lineTop + 4)
  }
  context.drawImage(drawing, margin, top, drawn.width, drawn.height)
  context.fillStyle = muted
  context.fillText(words.foot, margin, top + drawn.height + footHeight / 2 + 4)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture has no bytes'))), 'image/png')
  })
}
