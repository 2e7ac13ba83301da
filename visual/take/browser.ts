import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { calmArguments, systemChromium } from '../../scripts/calmChromium.ts'
import { startClock } from './clock.ts'
import { tellPaintedColor } from './inPage.ts'

/** No graphics card, no hinting: the same pixels in every run. */
const calm = [...calmArguments, '--disable-lcd-text', '--disable-partial-raster', '--font-render-hinting=none']

/** The day that the example data knows as today. */
const noon = Date.parse(`${storyDay}T11:00:00Z`)

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(systemChromium && { executablePath: systemChromium }), args: calm })

/** A window in which nothing moves, whose clock begins at the same minute, and which reaches no host but the site's. */
export async function openWindow(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  })
  await context.addInitScript(startClock, noon)
  await context.addInitScript(tellPaintedColor)
  await context.route(
    ({ protocol, origin: asked }) => protocol.startsWith('http') && asked !== origin,
    (route) => route.abort(),
  )
  return context
}
