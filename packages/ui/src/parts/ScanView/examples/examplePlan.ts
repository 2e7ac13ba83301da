import type { ScanSize } from '../scanTypes.ts'

const drawn = new Map<string, Promise<Blob>>()

/**
 * A drawn drainage plan as a file, for stories: main drains with their side drains, a frame and a title. Each size is
 * drawn once: encoding its millions of pixels takes longer than the rest of a story.
 */
export function examplePlan(size: ScanSize): Promise<Blob> {
  const key = `${size.width} ${size.height}`
  const plan = drawn.get(key) ?? drawPlan(size)
  drawn.set(key, plan)
  return plan
}

async function drawPlan({ width, height }: ScanSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const unit = width / 100
  context.fillStyle = '#f7f1e1'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#4a4438'
  context.lineWidth = unit / 8
  context.strokeRect(2 * unit, 2 * unit, width - 4 * unit, height - 4 * unit)
  for (const main of [0.2, 0.45, 0.7]) drawMain(context, main * width, unit, height)
  context.fillStyle = '#4a4438'
  context.font = `${2.4 * unit}px serif`
  context.fillText('Dränageplan Oberfeld', 5 * unit, height - 5 * unit)
  return canvas.convertToBlob({ type: 'image/webp' })
}

function drawMain(context: OffscreenCanvasRenderingContext2D, x: number, unit: number, height: number) {
  context.strokeStyle = '#1f4e8c'
  context.lineWidth = unit / 4
  context.beginPath()
  context.moveTo(x, height * 0.9)
  context.lineTo(x + 4 * unit, height * 0.1)
  context.stroke()
  context.lineWidth = unit / 10
  context.beginPath()
  for (let part = 0.15; part < 0.85; part += 0.06) {
    const [fromX, fromY] = [x + (0.9 - part) * 5 * unit, height * part]
    context.moveTo(fromX, fromY)
    context.lineTo(fromX + 17 * unit, fromY - 4 * unit)
  }
  context.stroke()
}
