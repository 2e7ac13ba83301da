import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { productOfFile, signIn, watchForTrouble } from './stack.ts'

/*
 * Laps over all screens leave nothing behind: no map or chart that is still alive, no growing number of nodes, listeners
 * or bytes. Bounded here; `npm run soak` goes a thousand laps.
 */

const laps = Number(process.env['LAPS'] ?? 25)
/** What a lap may leave on the heap, in bytes. A Leaflet map that is not removed costs 42 kB, a chart 213 kB. */
const perLap = laps >= 1_000 ? 5_000 : 30_000

const stack = productOfFile()

/** Each screen, and what shows that its data is there. */
const screens: readonly (readonly [path: string, shown: string])[] = [
  ['/dashboard', 'main :text("Buchdrucker")'],
  ['/gis/index', 'tbody tr >> nth=3'],
  ['/gis/maps/1', 'main .leaflet-container'],
  ['/users/index', 'tbody tr >> nth=3'],
  ['/users/1', 'main h2'],
  ['/profile/index', 'main h1:has-text("Profil")'],
  ['/401', 'main h1'],
]

/** Goes to an address without loading the page anew, as a link does. */
async function goTo(page: Page, path: string, shown: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.locator(shown).first().waitFor()
}

async function lap(page: Page) {
  for (const [path, shown] of screens) await goTo(page, path, shown)
}

/** Objects of this kind that are still alive, in the document or out of it. */
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

test(`${laps} laps over all screens`, async ({ page }) => {
  test.setTimeout(60_000 + laps * 4_000)
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const cdp = await page.context().newCDPSession(page)
  // What is loaded once and stays (chunks, texts, caches) is there after a few laps.
  for (let round = 0; round < 10; round += 1) await lap(page)
  const before = await weigh(cdp)
  for (let round = 0; round < laps; round += 1) await lap(page)
  const after = await weigh(cdp)
  const bytes = Math.round((after.usedSize - before.usedSize) / laps)
  test.info().annotations.push({ type: 'bytes a lap', description: String(bytes) })
  expect(after.canvases).toBe(before.canvases)
  expect(after.nodes).toBeLessThan(before.nodes * 1.05 + 50)
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.05 + 10)
  expect(bytes).toBeLessThan(perLap)
  expect(trouble).toEqual([])
})
