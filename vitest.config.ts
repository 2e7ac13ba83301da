import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { modeNamed } from './.storybook/preview/modes.ts'
import { calmArguments, systemChromium } from './scripts/calmChromium.ts'

/** `STORYBOOK_MODE=dark` runs the stories that have it in that mode. */
const mode = modeNamed(process.env['STORYBOOK_MODE'])

/** Runs that have time check every story with axe, not one of each component. */
const isLong = process.env['STORYBOOK_MODE'] !== undefined || process.env['WALDKERF_LONG'] === '1'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'long/**/*.test.ts',
            'faults/**/*.test.ts',
            'visual/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['packages/service/**'],
          // Loading the modules anew for each file would be two thirds of the time.
          isolate: false,
          setupFiles: ['scripts/test/unitSetup.ts'],
          // Laws are tried on many examples, and other programs may keep the machine busy.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          include: ['packages/service/src/**/*.test.ts'],
          globalSetup: 'packages/service/src/testing/globalSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Real PostgreSQL and PostgREST per file: side by side they would only slow each other down.
          fileParallelism: false,
          // Files are small and many: a process and all modules anew for each would cost more than their tests.
          isolate: false,
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { ...mode.globals } })],
        test: {
          name: 'stories',
          isolate: false,
          // A second page costs half as much again per story and saves a twentieth of the time, while the back end's tests
          // run beside it.
          maxWorkers: 1,
          env: { STORYBOOK_AXE: isLong ? 'all' : 'once' },
          // A flow takes as long as all of its steps.
          testTimeout: 120_000,
          // A machine under load may be slow once; a second failure is real.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                args: [...calmArguments, '--font-render-hinting=none'],
                ...(systemChromium && { executablePath: systemChromium }),
              },
              contextOptions: {
                locale: 'de-DE',
                timezoneId: 'Europe/Berlin',
                reducedMotion: 'reduce',
                forcedColors: mode.forcedColors ? 'active' : 'none',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
