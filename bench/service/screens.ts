import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { cookieJar } from '@waldkerf/service/testing/cookieJar'
import { signIn } from '@waldkerf/service/testing/signIn'
import { judgeLines } from '../facts.ts'
import { median } from '../load/measure.ts'
import { kept } from '../report.ts'
import type { MeasuredChapter } from './chapters.ts'

const rounds = 3
/** Milliseconds from the change of route to rows with text, with code and data still to come. */
const goal = 1_500
const slowness = 4

const screens = {
  'survey maps, 5,000': '/gis/index?tab=karten',
  'people, 2,000': '/users/index',
  'offers, 1,500': '/offers/index',
  'invoices, 2,500': '/invoices/index',
  'clients, 300': '/clients/index',
} as const

interface Asked {
  url: string
  method: string
  body: string | null
  headers: Record<string, string>
}

/** A page without a list, whose code and calls are there. */
const quietPage = '/profile/index?tab=sicherheit'

async function openQuietly(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin + quietPage)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

/** Goes there as a link does. @returns milliseconds until a row has text */
const changeRoute = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const begin = performance.now()
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    // Looking in each frame would add work.
    while (![...document.querySelectorAll('main tr.row td')].some((cell) => cell.textContent?.trim())) {
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true })
      })
    }
    return performance.now() - begin
  }, path)

/** The least that a page can do with the same calls: ask them all at once, and parse what comes. Milliseconds. */
const onlyAsk = (page: Page, calls: readonly Asked[]) =>
  page.evaluate(async (asked) => {
    const begin = performance.now()
    await Promise.all(
      asked.map(async ({ url, ...request }) => JSON.parse(await (await fetch(url, request)).text()) as unknown),
    )
    return performance.now() - begin
  }, calls)

/** One visit of a screen, and beside it what its calls alone take. */
async function visit(context: BrowserContext, origin: string, path: string) {
  const page = await openQuietly(context, origin)
  const calls: Asked[] = []
  page.on('request', (request) => {
    const headers = { authorization: request.headers()['authorization'] ?? '', 'content-type': 'application/json' }
    const asked = { url: request.url(), method: request.method(), body: request.postData(), headers }
    if (request.url().startsWith(`${origin}/rest/`)) calls.push(asked)
  })
  const rows = await changeRoute(page, path)
  await page.close()
  const bare = await openQuietly(context, origin)
  const limit = await onlyAsk(bare, calls)
  await bare.close()
  return { rows, limit }
}

/** The chapter on lists of the large example world, opened by an administrator in a browser four times slower. */
export async function measureScreens(origin: string): Promise<MeasuredChapter> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const jar = cookieJar()
  const { access_token: token } = await signIn(origin, 'admin@waldkerf.test', jar)
  const attributes = {
    domain: new URL(origin).hostname,
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  } as const
  const context = await browser.newContext({
    viewport: { width: 1_440, height: 900 },
    locale: 'de-DE',
    storageState: {
      cookies: jar.all().map((cookie) => ({ ...cookie, ...attributes })),
      origins: [{ origin, localStorage: [{ name: 'Admin-Token', value: token }] }],
    },
  })
  const { lines, judge } = judgeLines()
  let text = `| list | ms to rows at CPU/${slowness} | limit | goal | holds |\n| --- | --- | --- | --- | --- |\n`
  for (const [name, path] of Object.entries(screens)) {
    const visits = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(context, origin, path))
    const rows = median(visits.map((one) => one.rows))
    const limit = median(visits.map((one) => one.limit))
    const holds = judge({ name: `${name}, ms to rows`, measured: rows, limit, goal, scale: 'time' })
    text += `| ${name} | ${rows.toFixed(0)} | ${limit.toFixed(0)} | ${goal} | ${kept(holds)} |\n`
    console.log(`${name}: ${rows.toFixed(0)} ms to rows, its calls alone ${limit.toFixed(0)} ms`)
  }
  await browser.close()
  return { text, lines }
}
