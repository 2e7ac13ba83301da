import preview from '@waldkerf/storybook/preview'
import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { openPicture, type ScanPicture, type ScanSize } from '../ScanView.tsx'
import { fourFields } from './exampleGeoTiff.ts'

/** The same sheet as a JPEG or a WebP. */
async function paintedFields(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  for (const [at, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    context.fillStyle = colour
    context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2)
  }
  return canvas.convertToBlob({ type, quality: 0.9 })
}

interface SheetProps {
  make: () => Blob | Promise<Blob>
}

/** The colours in the middle of the sheet's four corner tiles, at levels 0 and 1; '–' for a missing tile. */
async function seenColours({ width, height }: ScanSize, tile: ScanPicture['tile']): Promise<string> {
  const colours: string[] = []
  for (const level of [0, 1]) {
    const [column, row] = [width, height].map((side) => Math.ceil(side / (512 * 2 ** level)) - 1)
    for (const [right, down] of corners) {
      const bitmap = await tile({ level, column: right * (column ?? 0), row: down * (row ?? 0) })
      colours.push(bitmap ? middleColour(bitmap) : '–')
    }
  }
  return colours.join(' ')
}

const corners = [[0, 0], [1, 0], [0, 1], [1, 1]] as const // prettier-ignore

/** The bright channels of the middle pixel by their letters: red is 'r', white 'rgb'. */
function middleColour(bitmap: ImageBitmap): string {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const { data } = context?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1) ?? { data: [] }
  return ['r', 'g', 'b'].filter((_, at) => (data[at] ?? 0) > 200).join('')
}

/** Opens a file as the workplace does, and shows its size, overview and tiles, or the error. */
function Sheet({ make }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [said, setSaid] = useState('…')
  const [tiles, setTiles] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const show = async () => {
      const { size, overview, tile } = await openPicture(await make(), leaving.signal)
      canvas.current?.getContext('2d')?.drawImage(overview, 0, 0, 120, 80)
      const corner = await tile({ level: 0, column: 0, row: 0 })
      setSaid(`${size.width} × ${size.height}, Kachel ${corner ? `${corner.width} × ${corner.height}` : 'fehlt'}`)
      setTiles(await seenColours(size, tile))
    }
    show().catch((error: unknown) => setSaid(String(error)))
    return () => leaving.abort()
  }, [make])
  return (
    <main>
      <canvas ref={canvas} width={120} height={80} />
      <p>{said}</p>
      <output>{tiles}</output>
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
    await step('Das GeoTIFF hat seine Größe; so klein ist es ohne Kacheln scharf', async () => {
      await expect(await canvas.findByText('900 × 1300, Kachel fehlt', {}, { timeout: 10_000 })).toBeVisible()
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

/** Wider than an overview may be, so that there are tiles. */
const wide = { width: 8_300, height: 1_100 }
const sharp = 'r g b rgb r g b rgb'

/** The overview has half the scan's size: one level of finer tiles has the colours of their places. */
export const LargeTiff = meta.story({
  args: { make: () => fourFields(4_200, 520) },
  play: async ({ canvas, step }) => {
    await step('Die Kacheln haben die Farben ihrer Stelle', async () => {
      await expect(await canvas.findByText('r g b rgb – – – –', {}, { timeout: 15_000 })).toBeVisible()
    })
  },
})
/** The overview has a quarter of the scan's size: two levels of finer tiles. */
export const LargeJpeg = meta.story({
  tags: ['long'],
  args: { make: () => paintedFields('image/jpeg', wide.width, wide.height) },
  play: async ({ canvas, step }) => {
    await step('Die Kacheln beider Stufen haben die Farben ihrer Stelle', async () => {
      await expect(await canvas.findByText(sharp, {}, { timeout: 40_000 })).toBeVisible()
    })
  },
})

/** WebP of this size is decoded as a whole bitmap, as JPEG is in browsers without `ImageDecoder`. */
export const LargeWebp = LargeJpeg.extend({
  tags: ['long'],
  args: { make: () => paintedFields('image/webp', wide.width, wide.height) },
})

/** Above 40 MP it is decoded row by row. */
export const HugeWebp = LargeJpeg.extend({
  tags: ['long'],
  args: { make: () => paintedFields('image/webp', wide.width, 4_900) },
})

/** The signature of a TIFF without valid content. */
const broken = () => new Blob([new TextEncoder().encode('II*\0broken')])

export const Failed = meta.story({
  args: { make: broken },
  play: async ({ canvas, step }) => {
    await step('Eine kaputte Datei sagt, dass sie nicht lesbar ist', async () => {
      await expect(await canvas.findByText(/unreadable/, {}, { timeout: 10_000 })).toBeVisible()
    })
  },
})
