import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { TemplateDashboardPage } from './TemplateDashboardPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/dashboard', children: <TemplateDashboardPage /> },
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Ein Administrator sieht Zahlen, Einkäufe und seine Aufgaben', async () => {
      await expect(await canvas.findByRole('button', { name: /^Neue Besuche/ })).toBeVisible()
      await expect(await canvas.findByText('3 offen')).toBeVisible()
    })
  },
})
export const Editor = meta.story({
  args: { role: 'editor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Normal Editor' })).toBeVisible()
  },
})
export const Visitor = meta.story({ args: { role: 'visitor' } })
export const Failed = meta.story({ args: { scenario: 'failing' } })
