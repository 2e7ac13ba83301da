import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { groups } from './groups.ts'

const isThere = ([, directory]: (typeof groups)[number]) => existsSync(join(import.meta.dirname, directory))

const typeface = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: groups.filter(isThere).map(([titlePrefix, directory]) => ({
    directory,
    titlePrefix,
    files: '**/*.@(stories.tsx|mdx)',
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  // The frame's typeface and the tab's icon, under relative addresses: the static workbench stands below any path.
  staticDirs: [
    { from: typeface, to: '/fonts/inter-latin-wght-normal.woff2' },
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
  ],
  // The toolbar is for the product's own questions.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
