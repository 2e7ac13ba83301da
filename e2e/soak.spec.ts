import { type CDPSession, expect, type Page } from '@playwright/test'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

/*
 * Soak iterations over all screens leave nothing behind: no map or chart that is still alive, no growing number of
 * nodes, listeners or bytes. Bounded here; `npm run soak` goes a thousand iterations.
 */

const iterations = Number(process.env['SOAK_ITERATIONS'] ?? 18)
/** A leak shows in every stretch; code compiled or values kept once do not. */
const stretches = Math.min(3, iterations)
/**
 * The most that an iteration may leave on the heap, in bytes. A Leaflet map that is not removed costs 42 kB, a chart
 * 213 kB. With few iterations only nodes, canvases and listeners tell: the heap still grows by compiled code.
 */
const mostBytes = iterations >= 1_000 ? 5_000 : iterations >= 18 ? 30_000 : Infinity
const warmUp = Math.min(8, iterations)

const stack = productOfFile()

/** Each screen, and what shows that its data is there. */
const screens: readonly (readonly [path: string, shown: string])[] = [
  ['/dashboard', 'main :text("Buchdrucker")'],
  ['/gis/index', 'tbody tr >> nth=3'],
  ['/gis/maps/1', 'main .leaflet-container'],
  ['/gis/index?tab=karten', 'main:has(h1:text("Karten")) .leaflet-container'],
  ['/gis/index?tab=einmessung', 'main h2:text("Kataster")'],
  ['/clients/index', 'main:has(h1:text("Kunden")) tbody tr >> nth=3'],
  ['/clients/1', 'main .leaflet-container'],
  ['/offers/index', 'main:has(h1:text("Angebote")) tbody tr >> nth=3'],
  ['/invoices/1', 'main h1:has-text("Rechnung")'],
  ['/forecast/index', 'main h2:text("Einträge")'],
  ['/settings/index', 'main h2:text("Nummernkreise")'],
  ['/users/index', 'tbody tr >> nth=3'],
  ['/users/1', 'main h2'],
  ['/profile/index', 'main h1:has-text("Profil")'],
  ['/401', 'main h1'],
]

/** Goes to an address without reloading the page, as a link does. */
async function goTo(page: Page, path: string, shown: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.locator(shown).first().waitFor()
}

async function visitScreens(page: Page) {
  for (const [path, shown] of screens) await goTo(page, path, shown)
}

/** Objects of this kind that are still alive, in the DOM or out of it. */
async function countAlive(cdp: CDPSession, prototype: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: prototype })
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const length = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  return Number(length.result.value)
}

async function weigh(cdp: CDPSession) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return { nodes, jsEventListeners, usedSize, canvases: await countAlive(cdp, 'HTMLCanvasElement.prototype') }
}

test.skip(({ browserName }) => browserName !== 'chromium', 'nodes, listeners and bytes are counted by its debugger')

test(`${iterations} iterations over all screens`, long, async ({ page }) => {
  test.setTimeout(120_000 + iterations * 10_000)
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const cdp = await page.context().newCDPSession(page)
  // Things that are loaded once and stay (chunks, texts, caches) are there after a few iterations.
  for (let round = 0; round < warmUp; round += 1) await visitScreens(page)
  const before = await weigh(cdp)
  let after = before
  const bytesPerIteration: number[] = []
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const start = after.usedSize
    for (let round = 0; round < iterations / stretches; round += 1) await visitScreens(page)
    after = await weigh(cdp)
    bytesPerIteration.push(Math.round(((after.usedSize - start) * stretches) / iterations))
  }
  test.info().annotations.push({ type: 'bytes an iteration', description: bytesPerIteration.join(', ') })
  expect(after.canvases).toBe(before.canvases)
  expect(after.nodes).toBeLessThan(before.nodes * 1.05 + 50)
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.05 + 10)
  expect(Math.min(...bytesPerIteration)).toBeLessThan(mostBytes)
  expect(trouble).toEqual([])
})
