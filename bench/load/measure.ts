import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** The cost of one load of the first signed-in screen. Times in ms from the navigation. */
export interface Load {
  /** Script and style until the screen was usable, and of the whole load, kB over the wire. */
  scriptAndStyle: number
  wholeScriptAndStyle: number
  /** The first text or drawing; skeletons do not count. */
  contentful: number
  usable: number
  /** Of the whole load. */
  blocking: number
  layoutShift: number
  /** MB, after everything has come. */
  heap: number
  /** Script files that started before the screen was usable, and that the HTML as sent did not name. */
  unannounced: string[]
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export type Session = NonNullable<BrowserContextOptions['storageState']>

/** By which a page that can be used is told; a picture has to be decoded. */
export interface Usable {
  /** In its main part, with this text. */
  selector?: string
  text?: string
}

/** Product and limit both show it, from the same call. */
const usable = { text: 'Buchdrucker' }
/** Both show it on the profile page, from the same call. */
const profileText = 'admin@waldkerf.test'
/** ms without a request after which a page counts as loaded. */
const quiet = 3_000

/** A page, and the machine that it is opened on. */
export interface Visit {
  path: string
  usable: Usable
  viewport: { width: number; height: number }
  /** So many times slower. */
  cpu: number
}

/** A phone-like machine on a slow line: 4G as Lighthouse has it (562 ms per request, 1.44 Mbit/s), a CPU four times slower. */
const slow = {
  cpu: 4,
  network: { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375, offline: false },
}
const bare = { cpu: 1, network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1, offline: false } }

async function throttle(cdp: CDPSession, { cpu, network }: typeof slow) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
}

interface Marks {
  usable: number
  blocking: number
  layoutShift: number
}

/** Runs in the page before anything else. */
function observe({ text = '', selector }: Usable) {
  const marks = { usable: 0, blocking: 0, layoutShift: 0 }
  Object.assign(window, { benchMarks: marks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.layoutShift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const isThere = () => {
    const main = document.querySelector('main')
    const part = selector === undefined ? main : main?.querySelector(selector)
    const isDrawn = !(part instanceof HTMLImageElement) || part.naturalWidth > 0
    return part && isDrawn && main?.textContent.includes(text)
  }
  const look = () => {
    if (isThere()) marks.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const readMarks = (page: Page) => page.evaluate(() => (window as unknown as { benchMarks: Marks }).benchMarks)

const desk = { width: 1_440, height: 900 }

/** Opens a page in a browser profile that knows the session but nothing else. */
async function openPage(browser: Browser, session: Session, viewport = desk) {
  const context = await browser.newContext({ storageState: session, viewport })
  const page = await context.newPage()
  return { context, page, cdp: await context.newCDPSession(page) }
}

const untilUsable = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { benchMarks?: Marks }).benchMarks?.usable, undefined, {
    timeout: 60_000,
    polling: 50,
  })

/** One cold load of a page on the slow machine. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  session: Session,
  visit: Partial<Visit> = {},
): Promise<Load> {
  const { context, page, cdp } = await openPage(browser, session, visit.viewport)
  try {
    await throttle(cdp, { ...slow, cpu: visit.cpu ?? slow.cpu })
    const scripts = await watchScripts(cdp)
    await page.addInitScript(observe, visit.usable ?? usable)
    const answer = await page.goto(origin + (visit.path ?? '/dashboard'), { waitUntil: 'commit' })
    const sent = (await answer?.text()) ?? ''
    await untilUsable(page)
    await untilQuiet(page)
    const marks = await readMarks(page)
    const contentful = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    )
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const before = scripts.filter(({ started }) => started < marks.usable)
    const kilobytes = (list: readonly Script[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
    return {
      scriptAndStyle: kilobytes(before),
      wholeScriptAndStyle: kilobytes(scripts),
      contentful,
      usable: marks.usable,
      blocking: marks.blocking,
      layoutShift: marks.layoutShift,
      heap: usedSize / 1_000_000,
      unannounced: before
        .filter(({ url, isScript }) => isScript && !sent.includes(new URL(url).pathname))
        .map(({ url }) => url),
    }
  } finally {
    await context.close()
  }
}

/** Until no request has begun or ended for a while. */
async function untilQuiet(page: Page) {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  page.on('requestfailed', note)
  while (Date.now() - last < quiet) await page.waitForTimeout(100)
}

interface Script {
  url: string
  isScript: boolean
  /** Since the navigation, ms. */
  started: number
  bytes: number
}

/** Collects scripts and styles of the page itself; frames of the identity service do not count. */
async function watchScripts(cdp: CDPSession): Promise<Script[]> {
  const found = new Map<string, Script>()
  const list: Script[] = []
  let begin = 0
  let mainFrame = ''
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp, frameId }) => {
    if (type === 'Document' && begin === 0) {
      begin = timestamp
      mainFrame = frameId ?? ''
    }
    if ((type !== 'Script' && type !== 'Stylesheet' && !request.url.endsWith('.js')) || frameId !== mainFrame) return
    const script = { url: request.url, isScript: type !== 'Stylesheet', started: (timestamp - begin) * 1_000, bytes: 0 }
    found.set(requestId, script)
    list.push(script)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = found.get(requestId)
    if (script) script.bytes = encodedDataLength
  })
  return list
}

/** A warm change of route: until the frame that shows the page's own data, on the slow CPU; and what it costs at full speed. */
export interface Change {
  /** ms on the slow CPU. */
  shown: number
  /** ms of the page's main thread at full speed. */
  cpu: number
}

/** Between dashboard and profile by the menu, several times; `shown` without the first, cold changes. */
export async function measureChange(browser: Browser, origin: string, session: Session): Promise<Change> {
  const { context, page, cdp } = await openPage(browser, session)
  try {
    await page.addInitScript(observe, usable)
    await page.goto(`${origin}/dashboard`)
    await untilUsable(page)
    await untilQuiet(page)
    await throttle(cdp, { ...bare, cpu: slow.cpu })
    const shown = await changeSeveralTimes(page)
    await throttle(cdp, bare)
    await cdp.send('Performance.enable')
    const task = async () =>
      ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) *
      1_000
    const before = await task()
    const times = await changeSeveralTimes(page)
    await page.waitForTimeout(500)
    return { shown: median(shown.slice(2)), cpu: ((await task()) - before) / times.length }
  } finally {
    await context.close()
  }
}

async function changeSeveralTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 6; round += 1)
    times.push(await changeTo(page, '/profile/index', profileText), await changeTo(page, '/dashboard', usable.text))
  return times
}

/** Follows the menu's link, or the address where there is none; until the frame in which the page's own data stand. */
const changeTo = (page: Page, path: string, wanted: string) =>
  page.evaluate(
    ([to, text]) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now()
        const look = () => {
          const main = document.querySelector('main')
          const typed = [...(main?.querySelectorAll('input') ?? [])].map(({ value }) => value)
          const shown = [main?.textContent ?? '', ...typed].join(' ')
          if (location.pathname === to && shown.includes(text)) resolve(performance.now() - start)
          else if (performance.now() - start > 10_000) reject(new Error(`${to} did not come`))
          else requestAnimationFrame(look)
        }
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
        if (link) link.click()
        else {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        }
        look()
      }),
    [path, wanted] as const,
  )

/**
 * Sequential round trips from the navigation to the first signed-in data; a redirect is one.
 * @param session with the stored token, or {@link withoutToken}
 */
export async function countRoundTrips(browser: Browser, origin: string, session: Session, delay: number) {
  const { context, page } = await openPage(browser, session)
  try {
    const start = Date.now()
    await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
    await page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), usable.text, {
      timeout: 120_000,
      polling: 50,
    })
    return Math.floor((Date.now() - start) / delay)
  } finally {
    await context.close()
  }
}

/** The session at the identity service alone. */
export const withoutToken = (session: Session): Session =>
  typeof session === 'string'
    ? session
    : { ...session, origins: session.origins.map((own) => ({ ...own, localStorage: [] })) }
