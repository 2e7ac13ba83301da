import type { Page } from '@playwright/test'

/** The cost of a map with many points. Times in ms. */
export interface MapFigures {
  /** From the arrival of the points to the drawing of their groups. */
  shown: number
  /** Frames while a hand drags the map. */
  median: number
  slowest: number
  /** Share of frames within 20 ms, in %. */
  smooth: number
  /** Longest time without an answer to input. */
  blocked: number
}

export const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

interface Recording {
  frames: number[]
  blocked: number
}
type Recorder = Window & { recording: Recording }

/** Runs in the page: writes down how long each frame takes, and the longest task. */
function record() {
  const recording: Recording = { frames: [], blocked: 0 }
  Object.assign(window, { recording })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recording.blocked = Math.max(recording.blocked, duration)
  }).observe({ type: 'longtask', buffered: true })
  let last = 0
  const onFrame = (now: number) => {
    if (last > 0) recording.frames.push(now - last)
    last = now
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

/** Drags the map in circles, as fast as a hand does: 12 px a step. */
async function drag(page: Page, steps: number) {
  const [x, y] = [700, 450]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < steps; step++) {
    const angle = step / 18
    await page.mouse.move(x + 216 * Math.sin(angle), y + 216 * (1 - Math.cos(angle)))
  }
  await page.mouse.up()
}

/** The page that is looked at. */
export interface MapView {
  points: number
  /** Zoom steps nearer than the whole country. */
  nearer: number
  /** Every point as itself, not in groups. */
  single?: boolean
}

export async function measureMap(
  page: Page,
  address: string,
  { points, nearer, single }: MapView,
): Promise<MapFigures> {
  await page.addInitScript(record)
  await page.goto(`${address}?points=${points}`)
  await page.waitForSelector('[data-feed=ready]', { timeout: 60_000 })
  const shown = await page.evaluate(() => performance.now() - performance.getEntriesByName('points')[0]!.startTime)
  for (let step = 0; step < nearer; step++) {
    await page.getByRole('button', { name: 'Vergrößern' }).click()
    await page.waitForTimeout(500)
  }
  if (single) {
    await page.getByRole('button', { name: 'Darstellung' }).click()
    await page.getByRole('checkbox', { name: 'Punkte einzeln zeigen' }).check()
    await page.getByRole('button', { name: 'Darstellung' }).click()
    await page.waitForTimeout(1_000)
  }
  const blocked = await page.evaluate(() => (window as unknown as Recorder).recording.blocked)
  await page.evaluate(() => (window as unknown as Recorder).recording.frames.splice(0))
  await drag(page, 240)
  const frames = await page.evaluate(() => (window as unknown as Recorder).recording.frames)
  return {
    shown,
    median: share(frames, 0.5),
    slowest: share(frames, 0.95),
    smooth: (100 * frames.filter((frame) => frame <= 20).length) / frames.length,
    blocked,
  }
}
