import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { judgeLines, machine } from '../facts.ts'
import { peakMemory } from '../peakMemory.ts'
import { kept, report } from '../report.ts'
import { sheet, writeScans } from '../scans/generate.ts'
import { sheetJob } from './job.ts'
import type { LayTimes, MakeTimes } from './page/main.tsx'

/*
 * 'GeoTIFF erzeugen' and 'Als Ebene bereitstellen' for a scan of A0, and layers on a map: what they take of the machine.
 * `node bench/layers/run.ts`; `--warp="-wm 256"` tries further words of gdalwarp
 */

/** s, MB; ms and MB of the first picture; MB that ten sheets add. */
const goals = { seconds: 180, memory: 1_500, first: 1_000, read: 1, ten: 150 } as const

const more = (process.argv.find((one) => one.startsWith('--warp='))?.slice('--warp='.length) ?? '')
  .split(' ')
  .filter(Boolean)
const folder = mkdtempSync(join(tmpdir(), 'waldkerf-layers-'))
const files = { jpeg: join(folder, 'Blatt 1.jpg'), tiff: join(folder, 'Blatt 1.tif'), layer: join(folder, 'layer.tif') }
const site = {
  configFile: false as const,
  root: join(import.meta.dirname, 'page'),
  logLevel: 'error' as const,
  plugins: [react()],
  worker: { format: 'es' as const },
  build: { outDir: join(folder, 'site'), emptyOutDir: true },
}
const executablePath = process.env['CHROMIUM_PATH']
const options = { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] }
const viewport = { width: 1_440, height: 900 }

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const parent = (id: number) => Number(/PPid:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0)
const isOurs = (id: number): boolean => id === process.pid || (id > 1 && isOurs(parent(id)))

/** CPU s and MB at most of the largest window of ours; NaN where Linux does not count them. */
function renderer() {
  if (process.platform !== 'linux') return { cpu: Number.NaN, memory: Number.NaN }
  const ids = readdirSync('/proc').map(Number).filter(Boolean)
  const ours = ids.filter((id) => read(`/proc/${id}/cmdline`).includes('--type=renderer') && isOurs(id))
  const found = ours.map((id) => {
    const times = (read(`/proc/${id}/stat`).split(') ')[1] ?? '').split(' ')
    return { cpu: (Number(times[11]) + Number(times[12])) / 100, memory: peakMemory(id) || 0 }
  })
  return found.toSorted((a, b) => b.memory - a.memory)[0]!
}

await build(site)
const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } })
let profiles = 0

/** In a browser of its own, with a profile on the disk: a private window has no files of its own there. */
async function inBrowser<T>(file: string, work: (page: Page) => Promise<T>) {
  profiles += 1
  const context = await chromium.launchPersistentContext(join(folder, `profile-${profiles}`), { ...options, viewport })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(server.resolvedUrls!.local[0]!)
    await page.locator('input').setInputFiles(file)
    const times = await work(page)
    return { ...times, ...renderer() }
  } finally {
    await context.close()
  }
}
type Made = MakeTimes & ReturnType<typeof renderer>
const makeIn = (page: Page, kind: 'cog' | 'layer') =>
  page.evaluate(
    ([one, words]) => (window as unknown as { make: (...all: unknown[]) => Promise<MakeTimes> }).make(one, words),
    [kind, more] as const,
  )
/** Seconds in which GDAL itself makes the GeoTIFF, with the same words; undefined where there is none. */
function makeByGdal(): number | undefined {
  const { translate, warp, copy } = sheetJob('cog', more)
  const steps = [
    ['gdal_translate', ...translate, files.jpeg, join(folder, 'points.vrt')],
    ['gdalwarp', ...warp, join(folder, 'points.vrt'), join(folder, 'warped.tif')],
    [
      'gdal_translate',
      '-of',
      copy.driver,
      ...copy.options.flatMap((option) => ['-co', option]),
      join(folder, 'warped.tif'),
      join(folder, 'native.tif'),
    ],
  ] as const
  const begin = performance.now()
  try {
    for (const [program, ...args] of steps) execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return (performance.now() - begin) / 1_000
}
const lay = (count: number) =>
  inBrowser(files.layer, (page) =>
    page.evaluate((sheets) => (window as unknown as { lay: (sheets: number) => Promise<LayTimes> }).lay(sheets), count),
  )

try {
  const drawing = await chromium.launch(options)
  await writeScans(await drawing.newPage(), files)
  await drawing.close()
  const before = machine()
  const cog: Made = await inBrowser(files.jpeg, (page) => makeIn(page, 'cog'))
  console.log('cog', cog)
  const layer: Made = await inBrowser(files.jpeg, async (page) => {
    const times = await makeIn(page, 'layer')
    const text = await page.evaluate(() => (window as unknown as { taken: () => Promise<string> }).taken())
    writeFileSync(files.layer, Buffer.from(text, 'base64'))
    return times
  })
  console.log('layer', layer)
  const native = makeByGdal()
  const [one, ten] = [await lay(1), await lay(10)]
  console.log(one, ten)
  const cells = (key: keyof Made, digits = 0) => `${cog[key].toFixed(digits)} | ${layer[key].toFixed(digits)}`
  const slower = Math.max(cog.made, layer.made)
  const larger = Math.max(cog.memory, layer.memory)
  const { lines, judge } = judgeLines()
  const holds = {
    made: judge({
      name: 'made, s',
      measured: slower,
      goal: goals.seconds,
      scale: 'time',
      ...(native !== undefined && { limit: native }),
    }),
    memory: judge({ name: 'made: memory at most, MB', measured: larger, goal: goals.memory, scale: 'amount' }),
    first: judge({ name: 'first picture, ms', measured: one.first, goal: goals.first, scale: 'time' }),
    read: judge({ name: 'read for it, MB', measured: one.read, goal: goals.read, scale: 'amount' }),
    ten: judge({
      name: 'memory for ten, MB more',
      measured: ten.memory - one.memory,
      goal: goals.ten,
      scale: 'amount',
    }),
  }
  report('Layers', {
    text: `
The sheet of ${sheet.width.toLocaleString('en')} × ${sheet.height.toLocaleString('en')} px of the chapter above, a JPEG, turned by one and a half degrees; open beside it as in the workplace.
Headless Chromium without a graphics card; ${before}. Limit: GDAL itself, where it is installed, with the same words.

| made in the browser | GeoTIFF (COG) | layer | limit, GeoTIFF | goal | holds |
|---|---|---|---|---|---|
| GDAL there, s | ${cells('loaded', 1)} | | | |
| warped, s | ${cells('warped')} | | | |
| made, s | ${cells('made')} | ${native?.toFixed(0) ?? '–'} | ${goals.seconds} | ${kept(holds.made)} |
| CPU of the window's process, s | ${cells('cpu')} | | | |
| its memory at most, MB | ${cells('memory')} | | ${goals.memory} | ${kept(holds.memory)} |
| longest pause of the page, ms | ${cells('pause')} | | | |
| file, MB | ${cells('megabytes')} | | | |

| on a map of ${viewport.width} × ${viewport.height} px | one sheet | ten | goal | holds |
|---|---|---|---|---|
| first picture, ms | ${one.first.toFixed(0)} | ${ten.first.toFixed(0)} | ${goals.first} | ${kept(holds.first)} |
| the whole, ms | ${one.all.toFixed(0)} | ${ten.all.toFixed(0)} | | |
| read for it, MB | ${one.read.toFixed(2)} | ${ten.read.toFixed(2)} | ${goals.read} | ${kept(holds.read)} |
| requests | ${one.requests} | ${ten.requests} | | |
| memory of the window's process at most, MB | ${one.memory.toFixed(0)} | ${ten.memory.toFixed(0)} | + ${goals.ten} | ${kept(holds.ten)} |
`,
    busy: before,
    lines,
  })
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
