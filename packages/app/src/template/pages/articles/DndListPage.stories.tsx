import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { DndListPage } from './DndListPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/components/dnd-list', children: <DndListPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vorrat' })).toBeVisible()
  },
})
export const Failed = meta.story({
  args: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
})
