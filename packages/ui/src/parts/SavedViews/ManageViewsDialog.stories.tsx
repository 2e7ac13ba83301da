import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { exampleViewActions } from './exampleViewActions.testing.ts'
import { ManageViewsDialog } from './ManageViewsDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: ManageViewsDialog })

export const Ready = meta.story({
  args: {
    views: [
      { id: 1, name: 'Rückfragen', standard: true, current: false },
      { id: 2, name: 'Mein Revier', standard: false, current: true },
    ],
    actions: exampleViewActions(),
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    const row = within(dialog.getByRole('group', { name: 'Rückfragen' }))
    await step('Vor dem Löschen werde ich gefragt, und was scheitert, wird gesagt', async () => {
      mocked(args.actions.remove).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
      await userEvent.click(row.getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
      const question = within(dialog.getByRole('alert'))
      await userEvent.click(question.getByRole('button', { name: 'Löschen' }))
      await expect(await dialog.findByText('Der Datendienst antwortet nicht.')).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, views: [] } })
export const LongNameOnPhone = meta.story({
  args: { ...Ready.composed.args, views: [{ id: 1, name: 'Rückfragen '.repeat(6), standard: false, current: false }] },
  globals: { viewport: { value: 'phone' } },
})
