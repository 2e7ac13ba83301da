import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test'
import { freePorts } from '@waldkerf/service/ports'
import { startStack } from '@waldkerf/service/start'
import { asOthers } from '../e2e/browser.ts'
import { calmArguments, systemChromium } from '../scripts/calmChromium.ts'
import { firefoxOptions } from '../scripts/calmFirefox.ts'
import { root } from '../scripts/test/steps.ts'
import { Page } from './webkit/Page.ts'
import { startWebKit } from './webkit/programs.ts'

/*
 * The main screens in Chromium, Firefox and WebKitGTK beside each other, for the eye: `.cache/beside/NAME.png`. After
 * `npm run build`, `node long/beside.ts editor` draws only those whose name has the word. Nothing is compared.
 */

const screens = {
  dashboard: '/dashboard',
  sightings: '/gis/index',
  review: '/gis/index?meldung=1',
  georeferencing: '/gis/maps/7',
  report: '/reports/new',
  client: '/clients/1',
  invoices: '/invoices/index',
  editor: '/invoices/1',
  forecast: '/forecast/index',
  season: '/season/index',
} as const

const size = { width: 1440, height: 900 }
const email = 'admin@waldkerf.test'

/** Runs in the page: nothing is empty or about to come. */
const isDrawn = () => document.querySelector('main h1') !== null && document.querySelector('main [data-bone]') === null

/** In ms: movements end, maps and charts are drawn. */
const rest = 2_500

interface Viewer {
  picture: (path: string) => Promise<string>
  close: () => Promise<void>
}

async function byPlaywright(type: BrowserType, options: LaunchOptions, origin: string): Promise<Viewer> {
  const launched = await type.launch(options)
  const browser = type === firefox ? asOthers(launched) : launched
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin', viewport: size })
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard`)
  await page.locator('#username').fill(email)
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
  await page.waitForFunction(isDrawn)
  return {
    async picture(path) {
      await page.goto(origin + path)
      await page.waitForFunction(isDrawn)
      await page.waitForTimeout(rest)
      return (await page.screenshot()).toString('base64')
    },
    close: () => browser.close(),
  }
}

async function byWebKit(folder: string, origin: string): Promise<Viewer> {
  const webKit = await startWebKit(folder)
  const { driver, close } = await webKit.open()
  const page = new Page(driver, origin)
  // The window has bars of its own above the page.
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: size.width, height: size.height + 100 })
  await page.signIn(email)
  return {
    async picture(path) {
      await page.goto(path)
      await page.until(path, () => driver.executeScript<boolean>(isDrawn))
      await driver.sleep(rest)
      return driver.takeScreenshot()
    },
    async close() {
      await close()
      await webKit.stop()
    },
  }
}

/** @param pictures as PNG in base 64 */
async function drawBeside(pictures: readonly string[], file: string) {
  const browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage({ viewport: { width: 2_460, height: 100 } })
  const images = pictures.map(
    (one) => `<img width=800 style="margin:10px;vertical-align:top" src="data:image/png;base64,${one}">`,
  )
  await page.setContent(`<body style="margin:0;background:#888;white-space:nowrap;font-size:0">${images.join('')}`)
  await page.screenshot({ path: file, fullPage: true })
  await browser.close()
}

const chromiumOptions: LaunchOptions = {
  ...(systemChromium && { executablePath: systemChromium }),
  args: [...calmArguments],
}

const words = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'waldkerf-beside-'))
chmodSync(folder, 0o755)
const kept = join(root, '.cache', 'beside')
mkdirSync(kept, { recursive: true })
const [port = 0] = await freePorts(1)
const stack = await startStack({ data: join(folder, 'data'), dist: join(root, 'dist'), port, durable: false })
const viewers: Viewer[] = []
try {
  viewers.push(await byPlaywright(chromium, chromiumOptions, stack.origin))
  viewers.push(await byPlaywright(firefox, firefoxOptions(true), stack.origin))
  viewers.push(await byWebKit(folder, stack.origin))
  for (const [name, path] of Object.entries(screens).filter(([one]) => words.every((word) => one.includes(word)))) {
    const pictures: string[] = []
    for (const viewer of viewers) pictures.push(await viewer.picture(path))
    await drawBeside(pictures, join(kept, `${name}.png`))
    console.log(join(kept, `${name}.png`))
  }
} finally {
  for (const viewer of viewers) await viewer.close()
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
}
