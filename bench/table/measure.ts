import type { Page } from '@playwright/test'

/** The cost of one page of many rows. Times in ms. */
export interface TableFigures {
  /** From the arrival of the rows to the first frame that shows some. */
  mount: number
  sortNumber: number
  sortText: number
  /** By a column in which every text is different. */
  sortDifferent: number
  filter: number
  /** 95 % of the frames while 2,000 px go by in each. */
  drag: number
  /** Share of those frames within 17 ms, in %. */
  smooth: number
  /** How many of those frames had a place without a row. */
  blank: number
  /** Work of the page's own thread for each of those frames, CPU time. */
  work: number
  /** Memory of the page beyond its rows, MB. */
  heap: number
}

/** How each of the two pages is worked. */
export interface Handles {
  address: string
  scroller: string
  findHead: (field: string) => string
  /** Opens the panel of the filter. */
  openFilter?: string
  filter: string
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Runs in the page before anything else: when the first rows are there. */
function watchMount() {
  const look = () => {
    // As many as a window of 900 px shows: the first few alone are no list.
    if (document.querySelectorAll('[data-index]').length >= 20) performance.mark('shown')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** From a change to the first frame whose rows differ from those before. */
const timeChange = (page: Page, { selector, input }: { selector: string; input?: string }) =>
  page.evaluate(
    ({ selector, input }) =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('[data-index]')?.parentElement?.textContent
        const target = document.querySelector<HTMLInputElement>(selector)!
        const start = performance.now()
        const look = () => {
          if (document.querySelector('[data-index]')?.parentElement?.textContent !== before)
            resolve(performance.now() - start)
          else if (performance.now() - start > 10_000) reject(new Error(`nothing changed: ${selector}`))
          else requestAnimationFrame(look)
        }
        if (input === undefined) target.click()
        else {
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
          set.call(target, input)
          target.dispatchEvent(new Event('input', { bubbles: true }))
        }
        requestAnimationFrame(look)
      }),
    { selector, input },
  )

/** Scrolls 2,000 px before each frame, and looks after it whether any place of the view has no row. */
const drag = (page: Page, scroller: string, frames: number) =>
  page.evaluate(
    ([selector, count]) =>
      new Promise<{ times: number[]; blank: number }>((resolve) => {
        const box = document.querySelector<HTMLElement>(selector)!
        const { left, width, bottom: edge } = box.getBoundingClientRect()
        const bottom = Math.min(edge, innerHeight)
        const top = edge - box.clientHeight + 90
        const places = [0, 0.25, 0.5, 0.75, 1].map((part) => top + part * (bottom - 8 - top))
        const times: number[] = []
        let blank = 0
        let last = 0
        const { port1, port2 } = new MessageChannel()
        port2.addEventListener('message', () => {
          const isBlank = places.some((y) => !document.elementFromPoint(left + width / 2, y)?.closest('[data-index]'))
          if (isBlank) blank += 1
          box.scrollTop += 2_000
        })
        port2.start()
        const onFrame = (now: number) => {
          if (last > 0) times.push(now - last)
          last = now
          if (times.length >= count) resolve({ times, blank })
          else {
            port1.postMessage(0)
            requestAnimationFrame(onFrame)
          }
        }
        requestAnimationFrame(onFrame)
      }),
    [scroller, frames] as const,
  )

/** MB in use after a full collection. */
async function usedHeap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize / 1e6
}

/** CPU time in ms of the page's own thread; unlike clock time it does not depend on other programs. */
async function measureWork<T>(page: Page, something: () => Promise<T>): Promise<readonly [T, number]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const sum = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1e3 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await sum()
  const result = await something()
  const work = (await sum()) - before
  await cdp.detach()
  return [result, work]
}

/** Opens the page with so many rows, and does all there is to do once. */
export async function measureTable(page: Page, handles: Handles, rows: number): Promise<TableFigures> {
  await page.goto(`${handles.address}?rows=0`)
  await page.waitForTimeout(300)
  await page.addInitScript(watchMount)
  await page.goto(`${handles.address}?rows=${rows}`)
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
  const mount = await page.evaluate(
    () => performance.getEntriesByName('shown')[0]!.startTime - performance.getEntriesByName('rows')[0]!.startTime,
  )
  await page.waitForTimeout(300)
  const heapBefore = await usedHeap(page)
  const [{ times, blank }, workInAll] = await measureWork(page, () => drag(page, handles.scroller, 150))
  await page.evaluate((selector) => document.querySelector(selector)!.scrollTo(0, 0), handles.scroller)
  await page.waitForTimeout(400)
  const sortBy = (field: string) => timeChange(page, { selector: handles.findHead(field) })
  const sortNumber = await sortBy('height')
  const sortText = await sortBy('place')
  const sortDifferent = await sortBy('tag')
  if (handles.openFilter !== undefined) await page.click(handles.openFilter)
  await page.waitForSelector(handles.filter)
  await page.waitForTimeout(200)
  const filter = await timeChange(page, { selector: handles.filter, input: 'ung 17' })
  const heap = (await usedHeap(page)) - heapBefore
  const smooth = (100 * times.filter((time) => time <= 17).length) / times.length
  const work = workInAll / times.length
  return { mount, sortNumber, sortText, sortDifferent, filter, drag: share(times, 0.95), smooth, blank, work, heap }
}
