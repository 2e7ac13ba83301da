import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { PagePermissionPage } from './PagePermissionPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/permission/page', children: <PagePermissionPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Wechsel holt den anderen Nutzer mit seiner Rolle', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'editor' }))
      await expect(await canvas.findByText('Ihre Rolle: editor')).toBeVisible()
      await expect(canvas.getByRole('radio', { name: 'editor' })).toBeChecked()
    })
  },
})
export const Failed = meta.story({
  args: { scenario: 'failing' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nicht gelingt, wird gesagt', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'visitor' }))
      await expect(await screen.findByText(/Internal Server Error|nicht/)).toBeVisible()
    })
  },
})
