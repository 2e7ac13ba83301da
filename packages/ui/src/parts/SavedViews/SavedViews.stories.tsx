import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { SavedViews } from './SavedViews.tsx'

const meta = preview.meta({ component: SavedViews, parameters: { layout: 'centered' } })

const late = { timeout: 5_000 }

export const Ready = meta.story({
  args: {
    views: [{ id: 1, bereich: 'users', name: 'Neue im Herbst', inhalt: {}, version: 1 }],
    actions: {
      show: fn(),
      save: fn(async () => undefined),
      rename: fn(async () => undefined),
      remove: fn(async () => undefined),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gespeicherte Ansichten' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Diese Ansicht speichern …' }, late))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ansicht speichern' }, late))
    await step('Without a name nothing is saved', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
      await expect(args.actions.save).not.toHaveBeenCalled()
    })
    await step('A name that is refused is said at the field; the next one is taken', async () => {
      mocked(args.actions.save).mockRejectedValueOnce(new Error('Diesen Namen gibt es schon.'))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Meine{Enter}')
      await expect(await dialog.findByText('Diesen Namen gibt es schon.')).toBeVisible()
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
/** There is nothing to manage yet. */
export const Empty = meta.story({ args: { ...Ready.composed.args, views: [] } })
