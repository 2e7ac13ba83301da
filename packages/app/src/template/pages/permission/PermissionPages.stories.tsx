import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { DirectivePermissionPage, PagePermissionPage, RolePermissionPage } from './PermissionPages.tsx'

const pagePermissionPage = { path: '/permission/page', children: <PagePermissionPage /> }
const rolePermissionPage = { path: '/permission/role', children: <RolePermissionPage /> }
const directivePermissionPage = { path: '/permission/directive', children: <DirectivePermissionPage /> }

const meta = preview.meta({ component: TemplateStage, args: pagePermissionPage, beforeEach: notices.endAll })

export const PagePermission = meta.story({
  args: pagePermissionPage,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Wechsel holt den anderen Nutzer mit seiner Rolle', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'editor' }))
      await expect(await canvas.findByText('Ihre Rolle: editor')).toBeVisible()
      await expect(canvas.getByRole('radio', { name: 'editor' })).toBeChecked()
    })
  },
})
export const PagePermissionFailed = meta.story({
  args: { ...pagePermissionPage, scenario: 'failing' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nicht gelingt, wird gesagt', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'visitor' }))
      await expect(await screen.findByText(/Internal Server Error|nicht/)).toBeVisible()
    })
  },
})
export const RolePermission = meta.story({
  args: rolePermissionPage,
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
export const RolePermissionUntouched = meta.story({
  args: rolePermissionPage,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
})
export const RolePermissionFailed = meta.story({
  args: { ...rolePermissionPage, scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Rollen konnten nicht geladen werden')).toBeVisible()
  },
})
export const DirectivePermission = meta.story({
  args: directivePermissionPage,
  play: async ({ canvas, userEvent, step }) => {
    const labels = () => canvas.queryAllByRole('tab').map((tab) => tab.textContent)
    await step('Die Teile folgen der Rolle, auch wenn sie wechselt', async () => {
      await waitFor(() => expect(labels()).toEqual(['Admin', 'Admin-OR-Editor']))
      await userEvent.click(canvas.getByRole('radio', { name: 'editor' }))
      await waitFor(() => expect(labels()).toEqual(['Editor', 'Admin-OR-Editor']))
      await userEvent.click(canvas.getByRole('radio', { name: 'visitor' }))
      await waitFor(() => expect(labels()).toEqual([]))
    })
  },
})
export const DirectivePermissionEditor = meta.story({ args: { ...directivePermissionPage, role: 'editor' } })
export const DirectivePermissionVisitor = meta.story({ args: { ...directivePermissionPage, role: 'visitor' } })
