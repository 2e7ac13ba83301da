import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'

/** Where the static workbench is served, and the browser that looks at it. */
export interface Bench {
  browser: Browser
  origin: string
}

type Channel = { on: (event: string, listener: (phase: { newPhase: string }) => void) => void }
type Preview = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel; drawn?: number[] }

/**
 * Runs in every frame before anything else: writes down when a story has been drawn, before its play, in ms since 1970.
 * The channel is Storybook's own, and known as soon as it is created.
 */
function watchStories() {
  const preview = window as Preview
  const drawn: number[] = []
  preview.drawn = drawn
  let channel: Channel | undefined
  Object.defineProperty(preview, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(made: Channel) {
      channel = made
      let drawing = false
      made.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (drawing) drawn.push(performance.timeOrigin + performance.now())
        drawing = newPhase === 'rendering'
      })
    },
  })
}

async function inNewWindow<T>({ browser }: Bench, look: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchStories)
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}

/** @returns when the frame's story number `count` (from 1) was drawn, in ms since 1970 */
const drawnAt = async (frame: Frame, count: number) => {
  const handle = await frame.waitForFunction((index) => (window as Preview).drawn?.[index], count - 1, {
    timeout: 60_000,
  })
  return (await handle.jsonValue()) as number
}

/** From nothing to a story on its own page, ms. */
export const firstInFrame = (bench: Bench, id: string) =>
  inNewWindow(bench, async (page) => {
    const began = Date.now()
    await page.goto(`${bench.origin}/iframe.html?viewMode=story&id=${id}`, { waitUntil: 'commit' })
    return (await drawnAt(page.mainFrame(), 1)) - began
  })

async function openManager(page: Page, origin: string, id: string): Promise<Frame> {
  await page.goto(`${origin}/?path=/story/${id}`, { waitUntil: 'commit' })
  const element = await page.waitForSelector('#storybook-preview-iframe', { state: 'attached', timeout: 60_000 })
  return (await element.contentFrame())!
}

/** From nothing to a story within the workbench, ms. */
export const firstInManager = (bench: Bench, id: string) =>
  inNewWindow(bench, async (page) => {
    const began = Date.now()
    const frame = await openManager(page, bench.origin, id)
    return (await drawnAt(frame, 1)) - began
  })

/** From a click in the sidebar to the next story of a file, ms: one time for each of `ids` but the first. */
export const switches = (bench: Bench, ids: readonly string[]) =>
  inNewWindow(bench, async (page) => {
    const [first = '', ...others] = ids
    const frame = await openManager(page, bench.origin, first)
    await drawnAt(frame, 1)
    const times: number[] = []
    for (const [index, id] of others.entries()) {
      // The play of the one before, and its check for accessibility, are over: nobody clicks sooner.
      await page.waitForTimeout(2_000)
      const link = page.locator(`[data-item-id="${id}"]`)
      await link.evaluate((element) => {
        element.addEventListener('click', () => Object.assign(window, { clicked: Date.now() }), { once: true })
      })
      await link.click()
      const drawn = await drawnAt(frame, index + 2)
      times.push(drawn - (await page.evaluate(() => (window as Window & { clicked?: number }).clicked!)))
    }
    return times
  })

/** A page of this machine that does nothing: how long the browser itself takes to open one, ms. */
export async function emptyPage(bench: Bench): Promise<number> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<script>window.drawn = [performance.timeOrigin + performance.now()]</script>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    return await inNewWindow(bench, async (page) => {
      const began = Date.now()
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
      return (await drawnAt(page.mainFrame(), 1)) - began
    })
  } finally {
    server.close()
  }
}
