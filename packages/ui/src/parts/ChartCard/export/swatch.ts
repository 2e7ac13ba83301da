import type { SwatchLook } from '../Legend.tsx'

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
export function drawSwatch(context: CanvasRenderingContext2D, { left, top, color, surface }: Place, look: SwatchLook) {
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
  context.fillRect(left, top, width, height)
  if (look === 'filled') return
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
}
