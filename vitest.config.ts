import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { modeNamed } from './.storybook/preview/modes.ts'
import { calmArguments, systemChromium } from './scripts/calmChromium.ts'

/** `STORYBOOK_MODE=dark` runs the stories that have it in that mode. */
const mode = modeNamed(process.env['STORYBOOK_MODE'])

/**
 * A page that draws hundreds of stories makes much that lives for a moment: with room for it less is collected.
 * In MB (V8's flags).
 */
const room = '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64'

/** Runs that have time check every story with axe, not one of each component. */
const isLong = process.env['STORYBOOK_MODE'] !== undefined || process.env['WALDKERF_LONG'] === '1'

const words = process.argv.join(' ')
/** Storybook's plugin loads the whole workbench, which a run of the other projects alone is spared. */
const hasStories = !/--project[= ](unit|service)\b/.test(words) || /--project[= ]stories\b/.test(words)

async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  return {
    extends: './.storybook/vite.config.ts',
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { ...mode.globals },
        tags: { exclude: isLong ? [] : ['long'] },
      }),
    ],
    test: {
      name: 'stories',
      isolate: false,
      setupFiles: ['.storybook/preview/unrecorded.ts'],
      // The first of them has to come first.
      sequence: { setupFiles: 'list' },
      maxWorkers: Number(process.env['STORY_PAGES'] ?? availableParallelism()),
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
            args: [...calmArguments, room, '--font-render-hinting=none'],
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
  }
}

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
          // As for stories: on a slow machine beside all else a call of ten megabytes once took longer than a call may.
          retry: process.env['CI'] ? 1 : 0,
          // A file has its own PostgREST and keeps two cores busy; one alone would wait for what others leave, and end last.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          // Files are small and many: a process and all modules anew for each would cost more than their tests.
          isolate: false,
        },
      },
      ...(hasStories ? [await stories()] : []),
    ],
  },
})
