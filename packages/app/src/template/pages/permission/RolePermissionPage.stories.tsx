import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { RolePermissionPage } from './RolePermissionPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/permission/role', children: <RolePermissionPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine neue Rolle wird angelegt und steht mit eigenem Schlüssel in der Liste', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Neue Rolle' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rolle' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Praktikum')
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Symbole' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      const row = await canvas.findByRole('row', { name: /Praktikum/ })
      await expect(Number(within(row).getAllByRole('cell')[0]?.textContent)).toBeGreaterThanOrEqual(300)
    })
    await step('Gelöscht wird erst nach einer Frage', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Praktikum löschen' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Praktikum/ })).toBeNull())
    })
  },
})
/** A story's changes are gone in the next one. */
export const Untouched = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
})
export const Failed = meta.story({
  args: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Rollen konnten nicht geladen werden')).toBeVisible()
  },
})
