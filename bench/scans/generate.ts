import { writeFileSync } from 'node:fs'
import { constants, createDeflate, inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { pngChunk, pngEnd, pngHead } from '@waldkerf/domain/maps/png'

/** A sheet of A0 at 300 dpi. */
export const sheet = { width: 14_000, height: 10_000 } as const
const rowsPerStrip = 64

/** Runs in the page: draws a sheet of drains and words on paper with a grain, as scanners find it. */
function draw({ width, height }: { width: number; height: number }) {
  const grain = new OffscreenCanvas(512, 512)
  const pixels = grain.getContext('2d')!.createImageData(512, 512)
  for (let at = 0, random = 1; at < 512 * 512; at += 1) {
    random = (random * 1_103_515_245 + 12_345) & 0x7fff_ffff
    const dark = (random >> 16) % 14
    pixels.data.set([235 - dark, 225 - dark, 200 - dark, 255], at * 4)
  }
  grain.getContext('2d')!.putImageData(pixels, 0, 0)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.fillStyle = context.createPattern(grain, 'repeat')!
  context.fillRect(0, 0, width, height)
  Object.assign(context, { strokeStyle: '#1f4e8c', lineWidth: 6, fillStyle: '#3a2e26', font: '60px serif' })
  for (let line = 0; line < 400; line += 1) {
    context.beginPath()
    context.moveTo((line * 577) % width, (line * 331) % height)
    context.lineTo((line * 911 + 900) % width, (line * 677 + 500) % height)
    context.stroke()
    context.fillText(`Drän ${line}`, (line * 1_237) % width, (line * 787) % height)
  }
  const pack = {
    base64: (bytes: ArrayBuffer) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1]!))
        reader.readAsDataURL(new Blob([bytes]))
      }),
  }
  Object.assign(window, {
    picture: async (type: string) =>
      pack.base64(await (await canvas.convertToBlob({ type, quality: 0.75 })).arrayBuffer()),
    strip: async (top: number, rows: number) => {
      const { data } = context.getImageData(0, top, width, rows)
      const colours = new Uint8Array(width * rows * 3)
      for (let at = 0; at < width * rows; at += 1) {
        colours[at * 3] = data[at * 4]!
        colours[at * 3 + 1] = data[at * 4 + 1]!
        colours[at * 3 + 2] = data[at * 4 + 2]!
      }
      const packed = new Blob([colours]).stream().pipeThrough(new CompressionStream('deflate'))
      return pack.base64(await new Response(packed).arrayBuffer())
    },
  })
}

interface Drawn {
  picture: (type: string) => Promise<string>
  strip: (top: number, rows: number) => Promise<string>
}
type Drawing = Window & Drawn

/** Exif data that ask for a quarter turn. */
const quarterTurn = Buffer.from(
  'ffe1 0022 457869660000 49492a00 08000000 0100 1201 0300 01000000 06000000 00000000'.replaceAll(' ', ''),
  'hex',
)

/** Where the same sheet goes; what is absent is not written. */
export interface ScanFiles {
  jpeg: string
  tiff: string
  /** A JPEG that its Exif data turn. */
  turned?: string
  png?: string
  webp?: string
}

/** Writes the same sheet as a JPEG and as a GeoTIFF with deflated strips, and if wanted in further ways. */
export async function writeScans(page: Page, files: ScanFiles): Promise<void> {
  await page.evaluate(draw, sheet)
  const picture = async (type: string) =>
    Buffer.from(await page.evaluate((kind) => (window as unknown as Drawing).picture(kind), type), 'base64')
  const jpeg = await picture('image/jpeg')
  writeFileSync(files.jpeg, jpeg)
  if (files.turned) writeFileSync(files.turned, Buffer.concat([jpeg.subarray(0, 2), quarterTurn, jpeg.subarray(2)]))
  if (files.webp) writeFileSync(files.webp, await picture('image/webp'))
  const strips: Buffer[] = []
  for (let top = 0; top < sheet.height; top += rowsPerStrip) {
    const rows = Math.min(rowsPerStrip, sheet.height - top)
    const strip = await page.evaluate(
      ([from, count]) => (window as unknown as Drawing).strip(from!, count!),
      [top, rows],
    )
    strips.push(Buffer.from(strip, 'base64'))
  }
  writeFileSync(files.tiff, tiff(strips))
  if (files.png) writeFileSync(files.png, await png(strips))
}

/** A PNG of the same rows, quickly packed. */
async function png(strips: readonly Buffer[]): Promise<Buffer> {
  const packing = createDeflate({ level: constants.Z_BEST_SPEED })
  const parts: Uint8Array[] = [...pngHead({ ...sheet, dpi: null }, 'rgb')]
  packing.on('data', (bytes: Buffer) => parts.push(pngChunk('IDAT', new Uint8Array(bytes))))
  const rowBytes = sheet.width * 3
  for (const strip of strips) {
    const pixels = inflateSync(strip)
    const rows = Buffer.alloc(pixels.length + pixels.length / rowBytes)
    for (let from = 0, to = 1; from < pixels.length; from += rowBytes, to += rowBytes + 1)
      pixels.copy(rows, to, from, from + rowBytes)
    await new Promise((resolve) => packing.write(rows, resolve))
  }
  await new Promise((resolve) => packing.on('end', resolve).end())
  return Buffer.concat([...parts, pngEnd()])
}

const [short, long, double] = [3, 4, 12]
const bytes: Readonly<Record<number, number>> = { [short]: 2, [long]: 4, [double]: 8 }

/** A little-endian TIFF whose strips lie behind its directory. */
function tiff(strips: readonly Buffer[]): Buffer {
  const fields = (offsets: readonly number[]): [tag: number, type: number, values: readonly number[]][] => [
    [256, long, [sheet.width]],
    [257, long, [sheet.height]],
    [258, short, [8, 8, 8]],
    [259, short, [8]],
    [262, short, [2]],
    [273, long, offsets],
    [277, short, [3]],
    [278, long, [rowsPerStrip]],
    [279, long, strips.map(({ length }) => length)],
    [284, short, [1]],
    [33_550, double, [0.0847, 0.0847, 0]],
    [33_922, double, [0, 0, 0, 565_000, 5_712_000, 0]],
    [34_735, short, [1, 1, 0, 2, 1_024, 0, 1, 1, 3_072, 0, 1, 25_832]],
  ]
  const head = (offsets: readonly number[]) => {
    const rows = fields(offsets)
    const directory = Buffer.alloc(8 + 2 + rows.length * 12 + 4)
    directory.write('II*\0', 'latin1')
    directory.writeUInt32LE(8, 4)
    directory.writeUInt16LE(rows.length, 8)
    const beyond: Buffer[] = []
    let end = directory.length
    for (const [at, [tag, type, values]] of rows.entries()) {
      const packed = Buffer.alloc(Math.max(4, values.length * bytes[type]!))
      for (const [place, value] of values.entries()) {
        if (type === short) packed.writeUInt16LE(value, place * 2)
        else if (type === long) packed.writeUInt32LE(value, place * 4)
        else packed.writeDoubleLE(value, place * 8)
      }
      const row = 10 + at * 12
      directory.writeUInt16LE(tag, row)
      directory.writeUInt16LE(type, row + 2)
      directory.writeUInt32LE(values.length, row + 4)
      if (packed.length === 4) packed.copy(directory, row + 8)
      else {
        directory.writeUInt32LE(end, row + 8)
        beyond.push(packed)
        end += packed.length
      }
    }
    return Buffer.concat([directory, ...beyond])
  }
  const { length } = head(strips.map(() => 0))
  let end = length
  const offsets = strips.map((strip) => (end += strip.length) - strip.length)
  return Buffer.concat([head(offsets), ...strips])
}
