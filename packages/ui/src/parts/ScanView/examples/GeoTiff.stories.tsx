import preview from '@waldkerf/storybook/preview'
import { writeArrayBuffer } from 'geotiff'
import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { openPicture } from '../ScanView.tsx'

/** A sheet of four fields, the upper ones red and green, the lower ones blue and white, as a GeoTIFF in EPSG:25832. */
function fourFields(width: number, height: number): Blob {
  const values = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, low] = [x >= width / 2, y >= height / 2]
      values.set([right === low ? 255 : 0, right ? 255 : 0, low ? 255 : 0], (y * width + x) * 3)
    }
  }
  const written = writeArrayBuffer(values, {
    width,
    height,
    SamplesPerPixel: 3,
    BitsPerSample: [8, 8, 8],
    PhotometricInterpretation: 2,
    ModelPixelScale: [0.5, 0.5, 0],
    ModelTiepoint: [0, 0, 0, 565_000, 5_712_000, 0],
    ProjectedCSTypeGeoKey: 25_832,
  })
  return new Blob([written])
}

interface SheetProps {
  make: () => Blob
}

/** Opens a file as the workplace does, and shows what came of it. */
function Sheet({ make }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [said, setSaid] = useState('…')
  useEffect(() => {
    const leaving = new AbortController()
    const show = async () => {
      const { size, overview, tile } = await openPicture(make(), leaving.signal)
      canvas.current?.getContext('2d')?.drawImage(overview, 0, 0, 120, 80)
      const corner = await tile({ level: 0, column: 0, row: 0 })
      setSaid(`${size.width} × ${size.height}, Kachel ${corner ? `${corner.width} × ${corner.height}` : 'fehlt'}`)
    }
    show().catch((error: unknown) => setSaid(String(error)))
    return () => leaving.abort()
  }, [make])
  return (
    <main>
      <canvas ref={canvas} width={120} height={80} />
      <p>{said}</p>
    </main>
  )
}

const meta = preview.meta({ component: Sheet })

/** Red, green and blue of a place on the canvas. */
const colourAt = (context: CanvasRenderingContext2D, x: number, y: number) =>
  Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3))

/** More rows than are decoded at once. */
const large = () => fourFields(900, 1_300)

export const Ready = meta.story({
  args: { make: large },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Das GeoTIFF hat seine Größe und Kacheln', async () => {
      await expect(await canvas.findByText(/^900 × 1300, Kachel \d+ × \d+$/, {}, { timeout: 10_000 })).toBeVisible()
    })
    await step('Seine Farben stehen, wo sie hingehören', async () => {
      const context = canvasElement.querySelector('canvas')?.getContext('2d')
      if (!context) throw new Error('no canvas')
      await expect(colourAt(context, 20, 20)).toEqual([255, 0, 0])
      await expect(colourAt(context, 100, 20)).toEqual([0, 255, 0])
      await expect(colourAt(context, 20, 60)).toEqual([0, 0, 255])
      await expect(colourAt(context, 100, 60)).toEqual([255, 255, 255])
    })
  },
})

/** Begins as a TIFF and ends in nothing. */
const broken = () => new Blob([new TextEncoder().encode('II*\0broken')])

export const Failed = meta.story({
  args: { make: broken },
  play: async ({ canvas, step }) => {
    await step('Eine kaputte Datei sagt, dass sie nicht lesbar ist', async () => {
      await expect(await canvas.findByText(/unreadable/, {}, { timeout: 10_000 })).toBeVisible()
    })
  },
})
