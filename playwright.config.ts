import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { impossible, origin, trustingArguments } from './e2e/elsewhere.ts'
import { calmArguments, systemChromium } from './scripts/calmChromium.ts'
import { firefoxOptions } from './scripts/calmFirefox.ts'

/** Files with long walks or long waits: they begin first, or the run would end with one of them alone. */
const long = isLong ? /(demoWalk|sessionLife|profile|soak|policy)\.spec\.ts$/ : /sessionLife\.spec\.ts$/

/** In a cluster all share one database, and a certificate that nobody knows (docs/cluster.md). */
const isElsewhere = origin !== undefined
const impossibleHere = isElsewhere ? Object.keys(impossible).map((name) => `**/${name}.spec.ts`) : []

const workbench = /workbench\w*\.spec\.ts$/

/** A page of the product lives for seconds: code made quicker for it would cost more than it gains. The workbench's live longer. */
const quick = isLong ? [] : ['--js-flags=--no-opt --no-maglev']

const chromium = (more: readonly string[]) => ({
  ...(systemChromium && { executablePath: systemChromium }),
  args: [...calmArguments, ...more, ...trustingArguments],
})

/** `E2E_BROWSER=firefox` has the system's Firefox instead of Chromium. */
const isFirefox = process.env['E2E_BROWSER'] === 'firefox'

const use = (more: readonly string[]) => ({
  launchOptions: isFirefox ? firefoxOptions(true) : chromium(more),
})

/** The assembled product in a real browser. Each worker starts a stack; they wait so often that there is one more than cores. */
export default defineConfig({
  testDir: 'e2e',
  // What is dear and seldom breaks, or what a cheaper test shows as well, is for runs that have time.
  grepInvert: isLong ? [] : /@long/,
  globalSetup: './e2e/globalSetup.ts',
  reporter: [['list'], ['./e2e/leftOut.ts']],
  workers: isElsewhere ? 1 : availableParallelism() + 1,
  projects: [
    { name: 'long', testMatch: long, testIgnore: impossibleHere, use: use(quick) },
    { name: 'workbench', testMatch: workbench, use: use([]) },
    {
      name: 'short',
      testIgnore: [long, workbench, ...impossibleHere, ...(isFirefox ? [/firefox\.spec\.ts$/] : [])],
      use: use(quick),
    },
  ],
  timeout: 180_000,
  // A machine under load may be slow once; a second failure is real. Flaky ones stay visible in the list.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 30_000 },
  use: {
    // The worker answers before a journey's own routes do; journeys without a line let it.
    serviceWorkers: 'block',
    browserName: isFirefox ? 'firefox' : 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card the frames of movements are a quarter of what a journey costs; a long run moves as the
    // product does for most people, but for Firefox, which no page can be told for.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
  },
})
