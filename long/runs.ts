import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { type ModeName, modes } from '../.storybook/preview/modes.ts'
import { noFirefox } from '../scripts/calmFirefox.ts'

/** A run that needs longer than `npm test` has room for. */
export interface LongRun {
  name: string
  /** How many it keeps busy. */
  cores: number
  /** Names of runs that must have ended before. */
  after?: readonly string[]
  /** One after another, until one fails; programs are those of `node_modules/.bin`, or `node`. */
  commands: readonly (readonly [program: string, ...args: string[]])[]
  env?: Readonly<Record<string, string>>
  /** Why it cannot run on this machine; undefined where it can. */
  unable?: string | undefined
  /** It is stopped after so many, and has failed. */
  minutes: number
  /** It is true when the run is green. */
  proves: string
  /** Files of `npm test`, or a step of it, that notice the same faults on fewer examples. */
  shortTests: readonly string[]
}

/** `npm test` has the stories in light and German alone, and axe once per component. */
const storyRuns: Record<ModeName, Pick<LongRun, 'minutes' | 'shortTests'>> = {
  'light-de': { minutes: 12, shortTests: ['stories'] },
  dark: {
    minutes: 13,
    shortTests: ['packages/ui/src/theme/contrast.test.ts', 'packages/ui/src/theme/themeColor.test.ts'],
  },
  phone: { minutes: 9, shortTests: ['e2e/chrome.spec.ts'] },
  english: { minutes: 9, shortTests: ['packages/app/src/platform/i18n/texts.test.ts'] },
  'forced-colors': { minutes: 10, shortTests: ['stories'] },
  'dark-english': {
    minutes: 7,
    shortTests: ['packages/ui/src/theme/contrast.test.ts', 'packages/app/src/platform/i18n/texts.test.ts'],
  },
  'forced-colors-english': { minutes: 7, shortTests: ['stories', 'packages/app/src/platform/i18n/texts.test.ts'] },
}

const nameIn = (mode: ModeName) => `stories-${mode}`

const stories = modes.map(({ name: mode }, at): LongRun => ({
  name: nameIn(mode),
  cores: 1,
  // Two browsers at a time would get in each other's way; the other core takes the rest meanwhile.
  after: modes.slice(Math.max(0, at - 1), at).map(({ name }) => nameIn(name)),
  commands: [['vitest', 'run', '--project=stories']],
  // One page, since it takes one core. The first mode has React's development build, whose `act` and warnings nobody else
  // sees; `npm test` has the other one.
  env: { STORYBOOK_MODE: mode, STORY_PAGES: '1', NODE_ENV: at === 0 ? 'test' : 'production' },
  ...storyRuns[mode],
  proves: `Every story that is shown in ${mode} stands there, its play goes through, and axe finds nothing in it.`,
}))

const build = ['node', 'scripts/build.mjs'] as const
const workbench = ['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', 'storybook-static'] as const

/** Why a run that needs so many GB for a while cannot be made; undefined where it can. */
function noRoom(gigabytes: number): string | undefined {
  const { bavail, bsize } = statfsSync(tmpdir())
  return bavail * bsize < gigabytes * 1e9 ? `It needs ${gigabytes} GB of room in ${tmpdir()}.` : undefined
}

/** In the order in which they begin, as far as there is room. All of them get `WALDKERF_LONG=1`. */
export const longRuns: readonly LongRun[] = [
  ...stories,
  {
    name: 'unit',
    cores: 1,
    commands: [['vitest', 'run', '--project=unit']],
    minutes: 6,
    proves:
      'Laws hold for thousands of examples; hundreds of e-invoices are valid by the schema; GDAL lands in each system.',
    shortTests: [
      'packages/documents/src/pdf/pages.test.ts',
      'packages/documents/src/schema/invoiceXml.test.ts',
      'packages/documents/src/totals.test.ts',
      'packages/domain/src/georef/script/gdal.live.test.ts',
      'packages/domain/src/texts/blank.test.ts',
      'packages/mocks/src/seed/business.test.ts',
    ],
  },
  {
    name: 'fresh-clone',
    cores: 1,
    commands: [['node', 'long/freshClone.ts']],
    minutes: 3,
    proves: 'What is committed is all that is needed: a clone installs from the lock file, compiles and builds.',
    shortTests: ['scripts/test/lockFile.test.ts'],
  },
  {
    name: 'service',
    cores: 1,
    commands: [['vitest', 'run', '--project=service']],
    minutes: 48,
    proves:
      'Thousands of hostile calls get an answer of the contract, the loss of any policy is noticed, and payments, scans and points hold against rivals and kills.',
    shortTests: [
      'packages/service/src/hostile/hostile.test.ts',
      'packages/service/src/contract/rights/policies.test.ts',
    ],
  },
  {
    name: 'e2e',
    cores: 2,
    commands: [build, workbench, ['playwright', 'test']],
    minutes: 20,
    proves: 'The assembled product and the static workbench hold on long walks.',
    shortTests: ['e2e/demoWalk.spec.ts'],
  },
  {
    name: 'firefox',
    cores: 2,
    commands: [build, ['playwright', 'test', '--project=long', '--project=short']],
    env: { E2E_BROWSER: 'firefox' },
    unable: noFirefox,
    minutes: 32,
    proves:
      'The journeys through the assembled product hold in Firefox, too; those it leaves out are listed with reasons.',
    shortTests: ['e2e/firefox.spec.ts'],
  },
  {
    name: 'webkit',
    cores: 1,
    commands: [build, ['node', 'long/webkit/run.ts']],
    minutes: 4,
    proves: 'The main journeys hold in WebKitGTK, which stands for Safari, with its ways round what it lacks.',
    shortTests: ['e2e/firefox.spec.ts', 'e2e/reports.spec.ts'],
  },
  {
    name: 'soak',
    cores: 1,
    commands: [build, ['playwright', 'test', 'e2e/soak.spec.ts']],
    env: { SOAK_ITERATIONS: '400' },
    minutes: 13,
    proves: 'Four hundred soak iterations over all screens leave no map, no chart, no listener and no bytes behind.',
    shortTests: ['e2e/soak.spec.ts'],
  },
  {
    name: 'huge',
    cores: 1,
    after: ['e2e'],
    commands: [build, ['node', 'long/bench/run.ts', 'huge']],
    unable: noRoom(16),
    minutes: 20,
    proves:
      'With ten million sightings no call that held takes more than about twice as long as with a hundred thousand, and none reads a big table from end to end.',
    shortTests: [
      'long/bench/held.test.ts',
      'packages/service/src/contract/beetles/sections.test.ts',
      'packages/service/src/contract/beetles/counters.test.ts',
    ],
  },
  {
    name: 'bench',
    cores: 1,
    after: ['e2e', 'huge'],
    commands: [build, ['node', 'long/bench/run.ts', 'load', 'phone', 'table', 'rooms']],
    minutes: 12,
    proves: 'No line of the benches that held in the committed run misses its goal by more than a tenth.',
    shortTests: ['long/bench/held.test.ts', 'packages/app/src/buildSteps.test.ts'],
  },
  {
    name: 'faults',
    cores: 1,
    commands: [['node', 'faults/run.ts']],
    minutes: 12,
    proves: 'Each planted fault is noticed by the test that names it.',
    shortTests: ['faults/faults.test.ts'],
  },
  {
    name: 'production',
    cores: 1,
    commands: [['node', 'scripts/test-production.mjs']],
    minutes: 23,
    proves: 'Production starts, works, is backed up, restored and upgraded by the commands of its own page.',
    shortTests: [
      'packages/service/src/jobs/deploy/production.test.ts',
      'packages/service/src/jobs/deploy/compose.test.ts',
    ],
  },
  {
    name: 'referees',
    cores: 1,
    commands: [['node', 'long/referees/run.ts']],
    minutes: 8,
    proves:
      'Each kind of document is PDF/A-3a and PDF/UA-1 for veraPDF, and hundreds of e-invoices are valid for Mustang.',
    shortTests: ['packages/documents/src/pdf/tags.test.ts', 'packages/documents/src/schema/invoiceXml.test.ts'],
  },
  {
    name: 'second-opinion',
    cores: 1,
    after: ['e2e'],
    commands: [['node', 'visual/opinion/run.ts', '--static=storybook-static', '--workers=1']],
    minutes: 15,
    proves:
      "IBM's engine finds nothing in the first story of any screen, page or piece of chrome, and the contrasts that axe leaves open are enough.",
    shortTests: ['stories'],
  },
  {
    name: 'lighthouse',
    cores: 1,
    after: ['e2e'],
    commands: [['node', 'long/lighthouse/run.ts']],
    minutes: 11,
    proves:
      'Lighthouse finds nothing on any page of the product in accessibility, best practices and SEO, and cold starts hold.',
    shortTests: ['stories', 'packages/app/src/buildSteps.test.ts', 'long/lighthouse/cpuTime.test.ts'],
  },
  {
    name: 'pictures',
    cores: 1,
    // A picture takes three seconds, all stories take hours; the runs above check that they are shown.
    commands: [['node', 'scripts/visual.mjs', '--workers=1', 'pages-*--ready']],
    minutes: 14,
    proves:
      'Every page draws something in each of its modes, comes to rest, and looks as it was accepted on this machine, on paper too.',
    shortTests: ['stories'],
  },
]
