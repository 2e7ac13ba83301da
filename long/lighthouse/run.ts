import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@waldkerf/service/ports'
import { startStack } from '@waldkerf/service/start'
import { startFront, trustFront } from '../../bench/load/front.ts'
import { calmArguments, systemChromium } from '../../scripts/calmChromium.ts'
import { root } from '../../scripts/test/steps.ts'
import { countCpuTime } from './cpuTime.ts'
import { type Device, type Viewer, visits } from './pages.ts'
import { type Browser, type Category, type Lighthouse, loadLighthouse, type Page, type Result } from './program.ts'

/*
 * Lighthouse over the pages of the built product, each with an empty cache (record 132). `node long/lighthouse/run.ts gis`
 * visits only paths with that word. The last report of each page lies in `.cache/lighthouse`.
 */

/** No matter of the machine: they have to be whole. */
const whole = ['accessibility', 'best-practices', 'seo'] as const
/** Least score of the best try: the simulated line is the same everywhere, the CPU of a busy machine is not. */
const least: Readonly<Record<Device, number>> = { desktop: 0.95, phone: 0.6 }
const tries = 3
const kept = join(root, '.cache', 'lighthouse')

async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/dashboard`)
  await page.waitForSelector('#username')
  await page.type('#username', 'admin@waldkerf.test')
  await page.type('#password', 'waldkerf')
  await page.click('#kc-login')
  await page.waitForFunction(() => localStorage.getItem('Admin-Token'))
}

/** A page for each viewer. Phones have seen the page that they are greeted with. */
async function openPages(browser: Browser, origin: string): Promise<Record<Viewer, Page>> {
  const [admin, nobody] = [await browser.createBrowserContext(), await browser.createBrowserContext()]
  const pages = { admin: await admin.newPage(), nobody: await nobody.newPage() }
  await signIn(pages.admin, origin)
  await pages.nobody.goto(`${origin}/landing`)
  for (const page of Object.values(pages))
    await page.evaluate(() => sessionStorage.setItem('waldkerf.landingSeen', '1'))
  return pages
}

async function look(lighthouse: Lighthouse, page: Page, address: string, device: Device): Promise<Result> {
  const usual = device === 'desktop' ? lighthouse.desktopConfig : { extends: 'lighthouse:default' }
  const config = { ...usual, settings: { ...usual.settings, disableFullPageScreenshot: true } }
  const flow = await lighthouse.startFlow(page, { config })
  await flow.navigate(address)
  const artifacts = flow.createArtifactsJson()
  for (const {
    artifacts: { Trace: trace },
  } of artifacts.gatherSteps)
    trace.traceEvents = countCpuTime(trace.traceEvents)
  return (await lighthouse.auditFlowArtifacts(artifacts, config)).steps[0].lhr
}

/** The audits that cost a category points. */
const faults = ({ categories, audits }: Result, category: Category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

const percent = (score: number) => Math.round(score * 100)

const figures = ({ categories, audits }: Result) => {
  const value = (id: string) => audits[id]?.numericValue ?? 0
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) =>
    value(id).toFixed(0),
  )
  const scores = (['performance', ...whole] as const).map((id) => percent(categories[id].score))
  return [...scores, ...times, value('cumulative-layout-shift').toFixed(3)].join(' | ')
}

/** @returns what is wrong with the page */
function judge(result: Result, device: Device): string[] {
  const { performance } = result.categories
  const wrong = whole.flatMap((category) => faults(result, category))
  if (performance.score < least[device]) wrong.push(...faults(result, 'performance'))
  return wrong
}

async function visitAll(lighthouse: Lighthouse, pages: Record<Viewer, Page>, origin: string): Promise<boolean> {
  const words = process.argv.slice(2)
  mkdirSync(kept, { recursive: true })
  console.log('| page | device | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS |')
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  let isGood = true
  for (const { path, viewer, devices } of visits.filter(({ path: one }) => words.every((word) => one.includes(word))))
    for (const device of devices) {
      let wrong: string[] = []
      for (let attempt = 0; attempt < tries && (attempt === 0 || wrong.length > 0); attempt += 1) {
        const result = await look(lighthouse, pages[viewer], origin + path, device)
        wrong = judge(result, device)
        writeFileSync(join(kept, `${viewer}${path.replaceAll(/\W+/g, '-')}-${device}.json`), JSON.stringify(result))
        console.log(`| ${path} (${viewer}) | ${device} | ${figures(result)} | ${wrong.join(' ')}`)
      }
      isGood &&= wrong.length === 0
    }
  return isGood
}

async function main(executablePath: string) {
  const { lighthouse, puppeteer } = await loadLighthouse()
  const data = mkdtempSync(join(tmpdir(), 'waldkerf-lighthouse-'))
  chmodSync(data, 0o755)
  const [port = 0] = await freePorts(1)
  // HTTP/2, as in production: over the older one a hundred small files wait for one another.
  const { origin, stop } = await startFront(0, () => `http://127.0.0.1:${port}`)
  const stack = await startStack({ data, dist: join(root, 'dist'), port, origin, durable: false, tokenLife: 3_600 })
  const browser = await puppeteer.launch({ executablePath, args: [...calmArguments, trustFront] })
  try {
    const isGood = await visitAll(lighthouse, await openPages(browser, origin), origin)
    process.exitCode = isGood ? 0 : 1
  } finally {
    await browser.close()
    await stack.stop()
    await stop()
    rmSync(data, { recursive: true, force: true })
  }
}

if (systemChromium === undefined) console.log('Lighthouse was not run: Chromium is missing.')
else await main(systemChromium)
