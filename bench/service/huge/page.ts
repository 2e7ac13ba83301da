import { chromium } from '@playwright/test'
import { cookieJar } from '@waldkerf/service/testing/cookieJar'
import { signIn } from '@waldkerf/service/testing/signIn'
import { median } from '../../load/measure.ts'
import type { Judge } from '../../facts.ts'
import { kept } from '../../report.ts'

const rounds = 5
/**
 * Times from the navigation to rows with text, of those with few records in the same run (1.3 s where the goal was set), and MB of
 * the browser's heap then.
 */
const goals = { open: 1.1, heap: 20 }

/** GIS, opened by an expert with a fresh browser each time. */
async function open(origin: string): Promise<{ open: number; heap: number }> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const jar = cookieJar()
    const { access_token: token } = await signIn(origin, 'expert@waldkerf.test', jar)
    const domain = new URL(origin).hostname
    const attributes = { domain, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const
    const context = await browser.newContext({
      viewport: { width: 1_440, height: 900 },
      locale: 'de-DE',
      storageState: {
        cookies: jar.all().map((cookie) => ({ ...cookie, ...attributes })),
        origins: [{ origin, localStorage: [{ name: 'Admin-Token', value: token }] }],
      },
    })
    const page = await context.newPage()
    const begin = performance.now()
    await page.goto(`${origin}/gis/index`)
    await page.locator('main tr.row td', { hasText: /\w/ }).first().waitFor()
    const time = performance.now() - begin
    await page.waitForLoadState('networkidle')
    const cdp = await context.newCDPSession(page)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return { open: time, heap: usedSize / 1e6 }
  } finally {
    await browser.close()
  }
}

/** How GIS opens where the records are ten million, beside a hundred thousand, by turns. */
export async function measurePage(few: string, many: string, judge: Judge): Promise<string> {
  const visits = []
  const before: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    before.push((await open(few)).open)
    visits.push(await open(many))
  }
  const [time, ofFew, heap] = [visits.map((one) => one.open), before, visits.map((one) => one.heap)].map(median) as [
    number,
    number,
    number,
  ]
  const holds = [
    judge({ name: 'GIS opens, ms', measured: time, limit: ofFew, goal: goals.open, scale: 'ratio' }),
    judge({ name: 'GIS in the browser, MB', measured: heap, goal: goals.heap, scale: 'amount' }),
  ]
  return `GIS opens in ${time.toFixed(0)} ms, with a hundred thousand in ${ofFew.toFixed(0)} ms (goal ${goals.open} ×), with ${heap.toFixed(1)} MB in the browser (goal ${goals.heap}), the middle of ${rounds}: ${kept(holds.every(Boolean))}.\n`
}
