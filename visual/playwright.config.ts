import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { calmArguments, systemChromium } from '../scripts/calmChromium.ts'
import { readPlan } from './plan.ts'

const { pictures, report, results } = readPlan()

/** Playwright takes, compares and reports; `npm run visual` starts it. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  fullyParallel: true,
  // A story is shown up to three times.
  timeout: 120_000,
  outputDir: results,
  preserveOutput: 'failures-only',
  reporter: [['dot'], ['html', { outputFolder: report, open: 'never' }]],
  // It would name each new picture.
  quiet: true,
  snapshotPathTemplate: join(pictures, '{arg}{ext}'),
  expect: {
    timeout: 20_000,
    // Two steps of 256 in a colour are the browser's own rounding at soft edges.
    toHaveScreenshot: { threshold: 0.01 },
  },
  use: {
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
  },
})
