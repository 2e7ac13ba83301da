import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/storybook/stage/TemplateStage'
import { expect } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { CreateArticlePage } from './CreateArticlePage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/example/create', children: <CreateArticlePage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ohne Titel und Inhalt wird nichts gesendet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Als Entwurf speichern' }))
      await expect(await canvas.findByText('Ein Artikel braucht einen Titel.')).toBeVisible()
    })
  },
})
