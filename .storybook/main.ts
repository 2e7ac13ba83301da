import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { addDocs } from './docs/addDocs.ts'
import { documentedOnly } from './docs/documentedOnly.ts'
import { groups } from './groups.ts'
import { isModeFor, modeNamed } from './preview/modes.ts'
import { addWords } from './search/addWords.ts'

const mode = modeNamed(process.env['STORYBOOK_MODE'])
const isShown = ([prefix, directory]: (typeof groups)[number]) =>
  isModeFor(mode, prefix || 'Waldkerf') && existsSync(join(import.meta.dirname, directory))

const typeface = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/**
 * A few files of what nearly every story needs. Each takes in all that its modules import, so what draws charts and maps, counts
 * coordinates, has the names of places or draws examples by chance stays outside: it loads where it is used, as in the product.
 */
const late = /\/(leaflet|board|canvas|names|coordinates|places|testing)\/|charts?\.ts|watchTiles|\.testing\./i
const isShared = (folder: RegExp) => (id: string) => folder.test(id) && !late.test(id)
const shared = [
  // All that the preview itself needs: with it alone the story of a part can be drawn.
  { name: 'start', test: /\.storybook\/preview/, priority: 1 },
  { name: 'parts', test: isShared(/packages\/ui\/src\/(theme|i18n|brand|parts)\/(?!.*(stories|docs|worker))/) },
  { name: 'domain', test: isShared(/packages\/domain\/src\//) },
  { name: 'example-data', test: isShared(/packages\/mocks\/src\/seed\//) },
  { name: 'example-answers', test: isShared(/packages\/mocks\/src\//) },
  // Drawn by twenty files of stories and more: the shell of the pages, list pages, editors.
  { name: 'often', test: /packages\/(ui|app)\/src\//, minShareCount: 20 },
]

const isTest = process.env['VITEST'] !== undefined
const noIndex = { test: /\.stories\.tsx$/, createIndex: async () => [] }

/** Every visitor loads the manager's add-ons; the static workbench does not need the one that runs tests. */
const isStatic = process.argv.includes('build')
const addons = [
  '@storybook/addon-a11y',
  // It reads each file of stories once more, for code to copy, which tests do not need.
  ...(isTest ? [] : ['@storybook/addon-docs']),
  ...(isStatic ? [] : ['@storybook/addon-vitest']),
  ...(process.env['CHROMATIC_PROJECT_TOKEN'] ? ['@chromatic-com/storybook'] : []),
]

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: groups.filter(isShown).map(([titlePrefix, directory]) => ({
    directory,
    titlePrefix,
    files: '**/*.stories.tsx',
  })),
  // A run of tests finds the stories in their files by itself: nobody reads the index, whose making takes 4 CPU s.
  experimental_indexers: (indexers = []) =>
    isTest ? [noIndex] : indexers.map((indexer) => addDocs(addWords(indexer))),
  addons,
  // The frame's typeface and the tab's icon, under relative addresses: the static workbench stands below any path.
  staticDirs: [
    { from: typeface, to: '/fonts/inter-latin-wght-normal.woff2' },
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
    { from: './worker', to: '/' },
  ],
  // The preview asks for it once its own code runs.
  previewHead: (head) => (isStatic ? `${head}<link rel="preload" as="fetch" crossorigin href="./index.json">` : head),
  // Code that nearly every story needs comes in a few files, not in a hundred. Storybook leaves out build options in a
  // configuration file of Vite's, so they stand here.
  viteFinal: async (config) =>
    mergeConfig(await documentedOnly(config), {
      build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } },
    }),
  // The code of an example to copy is made from its story. Tools that the product does not need are off.
  features: {
    experimentalCodeExamples: true,
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
