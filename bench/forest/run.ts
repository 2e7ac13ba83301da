import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { startStack } from '@waldkerf/service/start'
import { judgeLines, machine } from '../facts.ts'
import { median } from '../load/measure.ts'
import { kept, report } from '../report.ts'

/*
 * 'Fund melden' opened without a line in a browser that was closed, on a phone's processor: until the first press can
 * be taken. Nothing comes over a wire: all of it is start, code and drawing. `--profile=file` writes one start's profile.
 */

const argument = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const rounds = Number(argument('rounds') ?? 5)
const goal = 1_500
const dist = join(import.meta.dirname, '../../dist')
const executablePath = process.env['CHROMIUM_PATH']

const open = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })

async function prepare(profile: string, origin: string) {
  const context = await open(profile)
  const page = await context.newPage()
  await page.goto(`${origin}/reports/index`)
  await page.locator('#username').fill('nutzer@waldkerf.test')
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
  await page.getByRole('heading', { name: /Meine Meldungen/ }).waitFor()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  // The page is opened from the worker once: its code is kept compiled from then on.
  await page.goto(`${origin}/reports/new`)
  await page.locator('input[type=file][multiple]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await context.close()
}

/** Runs in the page before anything else: when the form's way to a picture is there. */
function observe() {
  const marks = { shown: 0 }
  Object.assign(window, { forestMarks: marks })
  const look = () => {
    if (document.querySelector('main input[type=file][multiple]')) marks.shown = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const untilShown = async (page: Page): Promise<number> => {
  const marks = await page.waitForFunction(
    () => (window as unknown as { forestMarks?: { shown: number } }).forestMarks?.shown,
    undefined,
    { timeout: 60_000, polling: 50 },
  )
  return Number(await marks.jsonValue())
}

interface Start {
  /** ms from the navigation until the form stands. */
  shown: number
  /** CPU ms of the page's main thread until then. */
  cpu: number
}

/** @param rate how much slower the processor is made */
async function measure(profile: string, origin: string, rate: number, file?: string): Promise<Start> {
  const context = await open(profile)
  const page = await context.newPage()
  await context.setOffline(true)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  // Thread time: what others do on the machine is not in it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(observe)
  if (file) {
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
    await cdp.send('Profiler.start')
  }
  await page.goto(`${origin}/reports/new`, { waitUntil: 'commit' })
  const shown = await untilShown(page)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  if (file) {
    const { profile: written } = await cdp.send('Profiler.stop')
    writeFileSync(file, JSON.stringify(written))
  }
  await context.close()
  return { shown, cpu }
}

const before = machine()
const { lines, judge } = judgeLines()
const folder = mkdtempSync(join(tmpdir(), 'waldkerf-forest-'))
chmodSync(folder, 0o755)
const stack = await startStack({ data: join(folder, 'data'), dist, tokenLife: 3_600 })
try {
  const profile = join(folder, 'profile')
  await prepare(profile, stack.origin)
  const file = argument('profile')
  const slow: Start[] = []
  const quick: Start[] = []
  for (let round = 0; round < rounds; round += 1) {
    slow.push(await measure(profile, stack.origin, 4))
    quick.push(await measure(profile, stack.origin, 1))
  }
  if (file) await measure(profile, stack.origin, 1, file)
  const shown = median(slow.map((start) => start.shown))
  const cpu = median(quick.map((start) => start.cpu))
  const line = (name: string, measured: number, most: number) => {
    const holds = judge({ name, measured, goal: most, scale: 'time' })
    return `| ${name} | ${measured.toFixed(0)} | ${most} | ${kept(holds)} |`
  }
  report('Without a line', {
    text: [
      `'Fund melden' opened cold without a line, in a browser that was closed; CPU slowed 4 ×, median of ${rounds}; ${before}.`,
      '',
      '| | ms | goal | holds |',
      '|---|---|---|---|',
      line('the form stands', shown, goal),
      line('the page’s own work until then, CPU ms at full speed', cpu, goal / 4),
    ].join('\n'),
    busy: before,
    lines,
  })
} finally {
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
}
