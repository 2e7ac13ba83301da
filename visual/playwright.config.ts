import { join } from 'node:path'
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test'
import { firefoxOptions, systemFirefox } from '../scripts/calmFirefox.ts'
import { calmArguments, systemChromium } from '../scripts/calmChromium.ts'
import { readPlan } from './plan.ts'

const { pictures, report, results, changes } = readPlan()

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

const chromium: Use = {
  browserName: 'chromium',
  launchOptions: {
    ...(systemChromium && { executablePath: systemChromium }),
    // The same pixels in every run, whatever the machine draws with; no host name but this machine's resolves.
    args: [
      ...calmArguments,
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--font-render-hinting=none',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  },
}

const firefox: Use = { browserName: 'firefox', launchOptions: firefoxOptions(true) }

/** Playwright takes, compares and reports; `npm run visual` starts it. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // A story is shown up to three times.
  timeout: 120_000,
  outputDir: results,
  preserveOutput: 'failures-only',
  reporter: [
    ['dot'],
    ['html', { outputFolder: report, open: 'never' }],
    ...(changes === undefined ? [] : [['./changesReporter.ts'] as const]),
  ],
  // It would name each new picture.
  quiet: true,
  snapshotPathTemplate: join(pictures, '{arg}{ext}'),
  expect: {
    timeout: 20_000,
    // Two steps of 256 in a colour are the browser's own rounding at soft edges.
    toHaveScreenshot: { threshold: 0.01 },
    toMatchSnapshot: { threshold: 0.01 },
  },
  projects: [
    { name: 'screen', testMatch: 'pictures.spec.ts', use: chromium },
    { name: 'paper', testMatch: 'paper.spec.ts', use: chromium },
    ...(systemFirefox === undefined ? [] : [{ name: 'paper in Firefox', testMatch: 'paper.spec.ts', use: firefox }]),
  ],
})
