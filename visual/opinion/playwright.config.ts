import pictures from '../playwright.config.ts'

/** Playwright shows the stories to the engine; `run.ts` starts it. */
export default {
  ...pictures,
  testDir: '.',
  testMatch: 'opinion.spec.ts',
  reporter: [['list']],
  // It says which contrasts were measured.
  quiet: false,
}
