import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { ManageViewsDialog } from './ManageViewsDialog.tsx'

const view = (id: number, name: string) => ({ id, bereich: 'users', name, inhalt: {}, version: 1 })

const meta = preview.meta({ component: ManageViewsDialog })

export const Ready = meta.story({
  args: {
    views: [view(1, 'Neue im Herbst'), view(2, 'Experten')],
    actions: {
      show: fn(),
      save: fn(async () => undefined),
      rename: fn(async () => undefined),
      remove: fn(async () => undefined),
    },
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))
    const name = dialog.getByRole('textbox', { name: 'Name der Ansicht Experten' })
    await step('A name that is taken is said at its field', async () => {
      mocked(args.actions.rename).mockRejectedValueOnce(new Error('Diesen Namen gibt es schon.'))
      await userEvent.type(name, ' alle')
      await userEvent.click(dialog.getAllByRole('button', { name: 'Umbenennen' })[1]!)
      await expect(await dialog.findByText('Diesen Namen gibt es schon.')).toBeVisible()
    })
    await step('A view is deleted', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Ansicht Experten löschen' }))
      await waitFor(() => expect(args.actions.remove).toHaveBeenCalledWith(args.views[1]))
    })
  },
})
