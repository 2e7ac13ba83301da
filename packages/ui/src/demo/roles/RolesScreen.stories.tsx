import { templateTree } from '@waldkerf/domain/entities/template/tree'
import { sampleRoles } from '@waldkerf/mocks/template/seed/roles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RolesScreen, type RolesScreenProps } from './RolesScreen.tsx'

const routes = templateTree('https://example.org')
const roles = sampleRoles(routes)

/** Some of the titles; the other pages are called as their routes are. */
const titles = { Permission: 'Rechte', 'Page Permission': 'Rechte der Seite', Icons: 'Symbole' }

const args: RolesScreenProps = {
  titles,
  state: { status: 'ready', data: { roles, routes } },
  actions: { save: fn(async () => true), remove: fn() },
}

const meta = preview.meta({ component: RolesScreen, args })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Verwaltung lässt sich nicht löschen: sie gibt allen anderen die Rechte', async () => {
      await expect(canvas.queryByRole('button', { name: 'admin löschen' })).toBeNull()
      await expect(canvas.getByRole('button', { name: 'editor löschen' })).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'editor bearbeiten' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rolle bearbeiten' }))
    await step('Vor dem Speichern steht da, was sich ändert', async () => {
      await waitFor(() => expect(dialog.getByText('An den Seiten ändert sich nichts.')).toBeVisible())
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Rechte der Seite' }))
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Symbole' }))
      const changes = dialog.getByRole('region', { name: 'Was sich ändert' })
      await expect(changes).toHaveTextContent('Eine Seite kommt dazu: Rechte der Seite')
      await expect(changes).toHaveTextContent('Eine Seite fällt weg: Symbole')
    })
    await step('Ohne Namen wird nichts gespeichert', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(dialog.getByText('Eine Rolle braucht einen Namen.')).toBeVisible()
      await expect(args.actions.save).not.toHaveBeenCalled()
    })
    await step('Mit Namen schon; der Schlüssel bleibt', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Redaktion')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(args.actions.save).toHaveBeenCalledWith(
        expect.objectContaining({ key: 'editor', name: 'Redaktion' }),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
export const Empty = meta.story({ args: { state: { status: 'ready', data: { roles: [], routes } } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})
export const NewRole = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine neue Rolle beginnt leer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neue Rolle' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rolle' }))
      await expect(dialog.queryByRole('checkbox', { checked: true })).toBeNull()
    })
  },
})
