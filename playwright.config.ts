import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { calmArguments, systemChromium } from './scripts/calmChromium.ts'

/** Files with long walks or long waits: they begin first, or the run would end with one of them alone. */
const long = /(demoWalk|sessionLife|profile|soak|policy)\.spec\.ts$/

/** The assembled product in a real browser. Each worker starts a stack; they wait so often that there is one more than cores. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  workers: availableParallelism() + 1,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  timeout: 90_000,
  // A machine under load may be slow once; a second failure is real. Flaky ones stay visible in the list.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card the frames of movements are a quarter of what a journey costs; a long run moves as the
    // product does for most people.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    launchOptions: {
      ...(systemChromium && { executablePath: systemChromium }),
      // A page lives for seconds: code made quicker for it would cost more than it gains.
      args: [...calmArguments, ...(isLong ? [] : ['--js-flags=--no-opt --no-maglev'])],
    },
  },
})
