import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { EditArticlePage } from './EditArticlePage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/example/edit/7', children: <EditArticlePage /> },
  beforeEach: notices.endAll,
})

const route = '/example/edit/:id'

export const Ready = meta.story({
  args: { route },
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titel' })
    await step('Der Artikel ist geladen und wird als Entwurf gespeichert', async () => {
      await userEvent.clear(title)
      await userEvent.type(title, 'Am Waldrand')
      await userEvent.click(canvas.getByRole('button', { name: 'Als Entwurf speichern' }))
      await expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible()
    })
  },
})
export const Missing = meta.story({
  args: { route, path: '/example/edit/999' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: 'Titel' })).toBeNull()
  },
})
export const Failed = meta.story({ args: { route, scenario: 'failing' } })
