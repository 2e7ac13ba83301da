import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { CreateArticlePage } from './CreateArticlePage.tsx'

/** The editor is a file of its own. */
const patience = { timeout: 10_000 }

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
    await step('Ein neuer Artikel hat das Datum von heute', async () => {
      await expect(canvas.getByLabelText<HTMLInputElement>(/Veröffentlicht am/).value).toMatch(/^\d{4}-\d\d-\d\dT/)
    })
    await step('Ist er gespeichert, beginnt das Formular von vorn: er entsteht nur einmal', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titel' }), 'Am Waldrand')
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Inhalt' }, patience), 'Ein Satz.')
      await userEvent.click(canvas.getByRole('button', { name: 'Als Entwurf speichern' }))
      await expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Titel' })).toHaveValue(''))
    })
  },
})
