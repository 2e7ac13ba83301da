import preview from '@waldkerf/storybook/preview'
import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { openJpegSource } from '../picture/worker/jpegSource.ts'
import { rowsSource } from '../picture/worker/rowsSource.ts'
import { openWebpRows } from '../picture/worker/webp/webpRows.ts'
import { examplePlan } from './examplePlan.ts'

/** No multiple of a block's side. */
const size = { width: 701, height: 499 }
const side = { width: 160, height: 90 }

const exifStart = [0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0]
/** Exif data that ask for a turn. */
const exif = (turn: number) => Uint8Array.from(exifStart.concat(0x12, 1, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0, 0, 0, 0, 0))

async function photo(type: string, turn: number, quality: number): Promise<Blob> {
  const bitmap = await createImageBitmap(await examplePlan(size))
  const canvas = new OffscreenCanvas(size.width, size.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  const plain = await canvas.convertToBlob({ type, quality })
  if (type === 'image/webp') return plain
  return new Blob([plain.slice(0, 2), exif(turn), plain.slice(2)], { type: 'image/jpeg' })
}

interface PartsProps {
  type: 'image/jpeg' | 'image/webp'
  /** As EXIF counts it. */
  turn: number
  /** From 0 to 1; with 1 browsers keep colours in full. */
  quality: number
}

/** A photo of a sheet that is put together of its parts; says by how much a pixel differs from the photo as a whole. */
function Parts({ type, turn, quality }: PartsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [said, setSaid] = useState('…')
  useEffect(() => {
    const draw = async () => {
      const file = await photo(type, turn, quality)
      const isWebp = type === 'image/webp'
      const source = isWebp ? rowsSource(await openWebpRows(file)) : await openJpegSource(file, turn)
      const context = canvas.current?.getContext('2d', { willReadFrequently: true })
      if (!source || !context) throw new Error('There is no picture.')
      const { width, height } = source.size
      const part = source.inRows ? { ...side, width } : side
      Object.assign(context.canvas, { width, height })
      const whole = await createImageBitmap(file)
      context.drawImage(whole, 0, 0)
      const wanted = context.getImageData(0, 0, width, height).data
      context.clearRect(0, 0, width, height)
      for (let top = 0; top < height; top += part.height) {
        for (let left = 0; left < width; left += part.width) {
          const area = { width: Math.min(part.width, width - left), height: Math.min(part.height, height - top) }
          context.putImageData(await source.read({ left, top, ...area }), left, top)
        }
      }
      const found = context.getImageData(0, 0, width, height).data
      const most = found.reduce((worst, value, at) => Math.max(worst, Math.abs(value - wanted[at]!)), 0)
      setSaid(`${whole.width} × ${whole.height}: ${most}`)
    }
    draw().catch((error: unknown) => setSaid(String(error)))
  }, [type, turn, quality])
  return (
    <main>
      <output>{said}</output>
      <canvas ref={canvas} style={{ maxWidth: '100%' }} />
    </main>
  )
}

const meta = preview.meta({ component: Parts })

/** Each part has the very pixels that the whole has. */
export const Ready = meta.story({
  args: { type: 'image/jpeg', turn: 1, quality: 0.8 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('701 × 499: 0', {}, { timeout: 8_000 })).toBeVisible()
  },
})

/** Turned by a quarter, and with colours in full. */
export const Turned = meta.story({
  args: { type: 'image/jpeg', turn: 6, quality: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('499 × 701: 0', {}, { timeout: 8_000 })).toBeVisible()
  },
})

/** Mirrored and turned: the parts at the edge, which have no whole block, come first. */
export const Mirrored = meta.story({
  args: { type: 'image/jpeg', turn: 7, quality: 0.8 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('499 × 701: 0', {}, { timeout: 8_000 })).toBeVisible()
  },
})

/** Rows that our own decoder gives out: the browser has the same ones. */
export const WebP = meta.story({
  args: { type: 'image/webp', turn: 1, quality: 0.8 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('701 × 499: 0', {}, { timeout: 8_000 })).toBeVisible()
  },
})
