import { defineMain } from '@storybook/react-vite/node'

const groups = {
  Theme: '../packages/ui/src/theme',
  Brand: '../packages/ui/src/brand',
  Parts: '../packages/ui/src/parts',
  Chrome: '../packages/ui/src/chrome',
  Screens: '../packages/ui/src/screens',
  Pages: '../packages/app/src/pages',
  Frame: '../packages/app/src/shell',
  Session: '../packages/app/src/session',
  Tags: '../packages/app/src/tags',
  'Reliability/Notices': '../packages/app/src/notices',
  'Reliability/Questions': '../packages/app/src/questions',
  'Reliability/Unsaved': '../packages/app/src/unsaved',
  'Reliability/Drafts': '../packages/app/src/drafts',
  'Reliability/Tasks': '../packages/app/src/tasks',
  'Reliability/Failures': '../packages/app/src/failures',
  'Reliability/Companions': '../packages/app/src/companions',
  Demo: '../packages/ui/src/demo',
} as const

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: Object.entries(groups).map(([titlePrefix, directory]) => ({
    directory,
    titlePrefix,
    files: '**/*.stories.tsx',
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
