import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { calmArguments, systemChromium } from '../../scripts/calmChromium.ts'
import { startClock } from './clock.ts'
import { tellPaintedColor } from './inPage.ts'

/** No graphics card, no hinting: the same pixels in every run. No host has a name here: only this machine is reached. */
const calm = [
  ...calmArguments,
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** The day that the example data knows as today. */
const noon = Date.parse(`${storyDay}T11:00:00Z`)

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(systemChromium && { executablePath: systemChromium }), args: calm })

/** A window in which nothing moves and whose clock begins at the same minute. */
export async function openWindow(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  })
  await context.addInitScript(startClock, noon)
  await context.addInitScript(tellPaintedColor)
  return context
}
