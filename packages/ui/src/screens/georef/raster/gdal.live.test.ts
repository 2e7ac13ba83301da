import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { rasterJob, rasterSize, type RasterFormat } from '@waldkerf/domain/georef/raster/rasterJob'
import { plainOptions, type ScriptOrder } from '@waldkerf/domain/georef/script/scriptOrder'
import { scriptText } from '@waldkerf/domain/georef/script/scriptText'
import { type FitPoint, leastPoints, type TransformType } from '@waldkerf/domain/georef/solver/types'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GdalError, type GdalGround, runGdal } from './gdal.ts'

const installed = spawnSync('gdalwarp', ['--version']).status === 0
const reason = 'gdalwarp is not installed: no script is run'
const sheet = { width: 700, height: 500 }
const files = { input: 'scan.ppm', temporary: 'placed.tif', output: 'warped.tif' }
let folder = ''

vi.setConfig({ testTimeout: 120_000 })
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waldkerf-raster-'))
  writeFileSync(path.join(folder, files.input), drawnSheet())
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Lines, areas and a grain, as paper has. */
function drawnSheet(): Buffer {
  const pixels = Buffer.alloc(sheet.width * sheet.height * 3)
  for (let row = 0; row < sheet.height; row += 1) {
    for (let column = 0; column < sheet.width; column += 1) {
      const isLine = column % 60 < 3 || row % 45 < 2 || (column + row) % 97 < 2
      const grain = (column * 31 + row * 17) % 9
      const base = isLine ? [40, 60, 120] : Math.hypot(column - 300, row - 200) < 90 ? [150, 190, 140] : [236, 228, 208]
      for (const [band, value] of base.entries()) pixels[(row * sheet.width + column) * 3 + band] = value + grain
    }
  }
  return Buffer.concat([Buffer.from(`P6 ${sheet.width} ${sheet.height} 255\n`), pixels])
}

/** A turned, slightly bent sheet of 0.2 m a pixel; for `linear` it is not turned. */
function order(type: TransformType, resampling: ScriptOrder['options']['resampling']): ScriptOrder {
  const turn = type === 'linear' ? 0 : 0.03
  const points = Array.from({ length: 16 }, (_, at): FitPoint => {
    const [x, y] = [(at % 4) * 230, -Math.floor(at / 4) * 165]
    const bend = 0.1 * Math.sin(at * 7)
    const mapx = 389_000 + 0.2 * x - turn * y + bend
    return { nr: at + 1, pixelx: x, pixely: y, mapx, mapy: 5_810_000 + turn * x + 0.2 * y - bend, enable: true }
  })
  const options = { ...plainOptions, resampling, alpha: true, compression: 'DEFLATE' as const }
  return { type, points, epsg: 25833, sheet, files, options }
}

const library = path.join(path.dirname(createRequire(import.meta.url).resolve('gdal3.js/package.json')), 'dist/package')

/** Compiled once: for each file anew it would be most of the time. */
const compiled = WebAssembly.compile(readFileSync(path.join(library, 'gdal3WebAssembly.wasm')))
type Receive = (instance: WebAssembly.Instance) => void
const instantiateWasm = (imports: WebAssembly.Imports, receive: Receive) => {
  void compiled.then(async (program) => receive(await WebAssembly.instantiate(program, imports)))
  return {}
}

async function made(wish: ScriptOrder, format: RasterFormat | 'layer') {
  const found = rasterJob(wish, format)
  if (!found.ok) throw new Error(found.message.en)
  const parts: number[] = []
  const ground: GdalGround & { instantiateWasm: typeof instantiateWasm } = {
    locateFile: (name) => path.join(library, path.basename(name)),
    getPreloadedPackage: () => readFileSync(path.join(library, 'gdal3WebAssembly.data')).buffer,
    provide: ({ FS }, where, name) => FS.writeFile(`${where}/${name}`, readFileSync(path.join(folder, files.input))),
    instantiateWasm,
  }
  const answer = await runGdal(found.job, ground, (part) => parts.push(part))
  expect(parts.at(-1)).toBe(1)
  for (const { ending, content } of answer)
    writeFileSync(path.join(folder, `made.${ending}`), new Uint8Array(await content.arrayBuffer()))
  return answer.map(({ ending }) => ending).toSorted()
}

interface Info {
  size: [number, number]
  geoTransform: number[]
  bands: unknown[]
}
const infoFor = (name: string) =>
  JSON.parse(String(execFileSync('gdalinfo', ['-json', name], { cwd: folder, stdio: 'pipe' }))) as Info

/** All bands' values, pixel after pixel. */
function pixels(name: string): Buffer {
  execFileSync('gdal_translate', ['-q', '-of', 'ENVI', '-co', 'INTERLEAVE=BIP', name, 'plain.bin'], { cwd: folder })
  return readFileSync(path.join(folder, 'plain.bin'))
}

const types = isLong ? (Object.keys(leastPoints) as TransformType[]) : (['projective'] as const)

test.each(types)('%s: the file made here is the one that the script makes', async (type) => {
  if (!installed) return console.warn(reason)
  for (const resampling of isLong ? (['near', 'bilinear', 'cubic'] as const) : (['bilinear'] as const)) {
    const wish = order(type, resampling)
    const script = scriptText(wish)
    if (!script.ok) throw new Error(script.message.en)
    rmSync(path.join(folder, files.output), { force: true })
    execFileSync('sh', ['-c', script.text], { cwd: folder, stdio: 'pipe' })
    expect(await made(wish, 'cog')).toEqual(['tif'])
    const [ours, theirs] = [infoFor('made.tif'), infoFor(files.output)]
    expect(ours.size).toEqual(theirs.size)
    for (const [nr, value] of theirs.geoTransform.entries())
      expect(Math.abs((ours.geoTransform[nr] ?? NaN) - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value))
    const [one, other] = [pixels('made.tif'), pixels(files.output)]
    expect(one).toHaveLength(other.length)
    const equal = one.reduce((count, value, at) => count + (Math.abs(value - (other[at] ?? NaN)) <= 1 ? 1 : 0), 0)
    expect(equal / one.length).toBeGreaterThanOrEqual(0.999)
    // Said beforehand, to judge whether the browser can do it.
    const said = rasterSize(wish)
    expect(Math.abs((said?.width ?? NaN) / ours.size[0] - 1)).toBeLessThan(0.02)
  }
})

test('a picture comes with its world file and the system, JPEG without transparency', async () => {
  expect(await made(order('polynomial1', 'near'), 'png')).toEqual(['pgw', 'png', 'png.aux.xml'])
  expect(await made(order('polynomial1', 'near'), 'jpeg')).toEqual(['jgw', 'jpg', 'jpg.aux.xml'])
  if (!installed) return console.warn(reason)
  expect(infoFor('made.png').bands).toHaveLength(4)
  expect(infoFor('made.jpg').bands).toHaveLength(3)
  expect(infoFor('made.jpg').geoTransform[1]).toBeCloseTo(infoFor('made.png').geoTransform[1] ?? NaN, 9)
})

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The same sheet in two colours by a palette, as scanners of drawings write it. */
function palettePng(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(sheet.width)
  head.writeUInt32BE(sheet.height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const rows = Array.from({ length: sheet.height }, () =>
    Buffer.from(Array.from({ length: sheet.width + 1 }, (_, at) => (at > 0 && at % 60 < 20 ? 1 : 0))),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('PLTE', Buffer.from([240, 230, 200, 20, 40, 160])),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

test('a layer of a scan with a palette has its colours, not its numbers', async () => {
  writeFileSync(path.join(folder, 'kept'), readFileSync(path.join(folder, files.input)))
  writeFileSync(path.join(folder, files.input), palettePng())
  try {
    expect(await made(order('polynomial1', 'bilinear'), 'layer')).toEqual(['tif'])
    if (!installed) return console.warn(reason)
    expect(infoFor('made.tif').bands).toHaveLength(4)
    const all = pixels('made.tif')
    const isPaper = (at: number) => all[at] === 240 && all[at + 1] === 230 && all[at + 2] === 200
    const middle = Array.from({ length: all.length / 4 }, (_, at) => at * 4)
    expect(middle.filter(isPaper).length / middle.length).toBeGreaterThan(0.4)
  } finally {
    writeFileSync(path.join(folder, files.input), readFileSync(path.join(folder, 'kept')))
  }
})

test('a file that is no picture is refused in GDAL’s words', async () => {
  writeFileSync(path.join(folder, 'kept'), readFileSync(path.join(folder, files.input)))
  writeFileSync(path.join(folder, files.input), 'no picture')
  try {
    await expect(made(order('polynomial1', 'near'), 'cog')).rejects.toThrow(GdalError)
  } finally {
    writeFileSync(path.join(folder, files.input), readFileSync(path.join(folder, 'kept')))
  }
})
