import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { judgeLines, machine } from '../facts.ts'
import { peakMemory } from '../peakMemory.ts'
import { kept, report } from '../report.ts'
import { sheet, writeScans } from './generate.ts'
import type { OpenTimes } from './page/main.tsx'

/*
 * A scan of A0 as a JPEG and as a GeoTIFF: how soon it is seen, when it is sharp everywhere, and what that takes of the
 * machine. `node bench/scans/run.ts`
 */

/** ms; MB; how many times as long a GeoTIFF may take; MB for pictures of other kinds. */
const goals = { first: 1_000, memory: 500, ratio: 2, others: 400 } as const

interface Figures extends OpenTimes {
  /** CPU s of the window’s process, from the choice of the file until all is sharp. */
  cpu: number
  /** MB that the process held at most, the browser’s own code in it. */
  memory: number
}

const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'waldkerf-scans-'))
const files = {
  jpeg: join(folder, 'Blatt 1.jpg'),
  tiff: join(folder, 'Blatt 1.tif'),
  turned: join(folder, 'Foto 1.jpg'),
  png: join(folder, 'Blatt 1.png'),
  webp: join(folder, 'Blatt 1.webp'),
}
const site = {
  configFile: false as const,
  root: join(import.meta.dirname, 'page'),
  logLevel: 'warn' as const,
  plugins: [react()],
  worker: { format: 'es' as const },
  build: { outDir: join(folder, 'site'), emptyOutDir: true },
}
const executablePath = process.env['CHROMIUM_PATH']
const launch = () =>
  chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })

/** The process of the only window. */
async function findRenderer(browser: Browser): Promise<{ id: number; cpuTime: number }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.findLast(({ type }) => type === 'renderer')!
}

interface Acts {
  openChosen: () => Promise<OpenTimes>
  turnChosen: () => Promise<TurnTimes>
}
interface TurnTimes {
  ms: number
  /** Bytes of the upright file. */
  size: number
}

/** In a browser of its own, whose memory nobody has used before. */
async function measure<Name extends keyof Acts>(address: string, file: string, act: Name) {
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(address)
    await page.locator('input').setInputFiles(file)
    const { cpuTime } = await findRenderer(browser)
    const times = await page.evaluate<Awaited<ReturnType<Acts[Name]>>>(`${act}()`)
    const after = await findRenderer(browser)
    return { ...times, cpu: after.cpuTime - cpuTime, memory: peakMemory(after.id) }
  } finally {
    await browser.close()
  }
}

const median = (all: readonly Figures[], key: keyof Figures) =>
  all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

const megabytes = (file: string) => Math.round(statSync(file).size / 1e6)

await build(site)
const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } })
const address = server.resolvedUrls!.local[0]!
try {
  const drawing = await launch()
  await writeScans(await drawing.newPage(), files)
  await drawing.close()
  const before = machine()
  const found = { jpeg: [] as Figures[], tiff: [] as Figures[] }
  for (let round = 0; round < rounds; round += 1) {
    found.jpeg.push(await measure(address, files.jpeg, 'openChosen'))
    found.tiff.push(await measure(address, files.tiff, 'openChosen'))
  }
  const turned = await measure(address, files.turned, 'openChosen')
  const upright = await measure(address, files.turned, 'turnChosen')
  const png = await measure(address, files.png, 'openChosen')
  const webp = await measure(address, files.webp, 'openChosen')
  const others = [turned, upright, png, webp]
  console.log({ turned, upright, png, webp })
  const cell = (key: keyof Figures, digits = 0) =>
    `${median(found.jpeg, key).toFixed(digits)} | ${median(found.tiff, key).toFixed(digits)}`
  const ratio = (key: keyof Figures) => median(found.tiff, key) / median(found.jpeg, key)
  const memory = Math.max(median(found.jpeg, 'memory'), median(found.tiff, 'memory'))
  const { lines, judge } = judgeLines()
  const holds = {
    first: judge({
      name: 'seen as a whole, ms',
      measured: median(found.jpeg, 'first'),
      goal: goals.first,
      scale: 'time',
    }),
    sharp: judge({
      name: 'sharp everywhere, ms',
      measured: median(found.tiff, 'sharp'),
      limit: median(found.jpeg, 'sharp'),
      goal: goals.ratio,
      scale: 'ratio',
    }),
    memory: judge({
      name: 'memory of the window’s process, MB',
      measured: memory,
      goal: goals.memory,
      scale: 'amount',
    }),
    others: judge({
      name: 'memory for pictures of other kinds, MB',
      measured: Math.max(...others.map((one) => one.memory)),
      goal: goals.others,
      scale: 'amount',
    }),
  }
  const rows = [
    `| seen as a whole, ms | ${cell('first')} | | ${goals.first} for the JPEG | ${kept(holds.first)} |`,
    `| its lower right corner sharp, ms | ${cell('corner')} | | | |`,
    `| sharp everywhere, ms | ${cell('sharp')} | ${ratio('sharp').toFixed(2)} × | ${goals.ratio} × | ${kept(holds.sharp)} |`,
    `| CPU until then, s | ${cell('cpu', 2)} | ${ratio('cpu').toFixed(2)} × | | |`,
    `| memory of the window’s process at most, MB | ${cell('memory')} | | ${goals.memory} | ${kept(holds.memory)} |`,
  ]
  report('Scans', {
    text: `
A sheet of ${sheet.width.toLocaleString('en')} × ${sheet.height.toLocaleString('en')} px, drawn for the bench: a JPEG of ${megabytes(files.jpeg)} MB, and the same as a GeoTIFF of ${megabytes(files.tiff)} MB with
deflated strips. Chosen from the disk into a window of 1280 × 720 px in headless Chromium without a graphics card; ${before}.
Medians of ${rounds} rounds, by turns, each in a browser of its own. Decoded, its pixels take ${Math.round((sheet.width * sheet.height * 4) / 1e6)} MB.

| | JPEG | GeoTIFF | ratio | goal | holds |
|---|---|---|---|---|---|
${rows.join('\n')}

The same sheet as a JPEG that its Exif data turn by a quarter, once each way: opened, and turned for good before it is uploaded, into a PNG of
${Math.round(upright.size / 1e6)} MB here; and opened once as a PNG of ${megabytes(files.png)} MB and as a WebP of ${megabytes(files.webp)} MB. A PDF sheet of A4 goes from its file to a layer in 14 clicks at most,
counted (\`e2e/pdfToLayer.spec.ts\`).

| | turned JPEG, opened | turned for good | PNG, opened | WebP, opened | goal | holds |
|---|---|---|---|---|---|---|
| seen as a whole, ms | ${[turned.first, upright.ms, png.first, webp.first].map((ms) => ms.toFixed(0)).join(' | ')} | | |
| CPU, s | ${others.map(({ cpu }) => cpu.toFixed(1)).join(' | ')} | | |
| memory of the window’s process at most, MB | ${others.map(({ memory }) => memory.toFixed(0)).join(' | ')} | ${goals.others} | ${kept(holds.others)} |
`,
    busy: before,
    lines,
  })
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
