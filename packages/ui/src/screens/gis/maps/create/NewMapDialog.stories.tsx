import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { NewMapDialog } from './NewMapDialog.tsx'

const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))

const meta = preview.meta({ component: NewMapDialog })

export const Ready = meta.story({
  args: {
    clients: [
      { client_id: 1, name: 'Forstamt Goslar' },
      { client_id: 2, name: 'Waldgut Falkenstein' },
    ],
    client: 2,
    needsClient: true,
    actions: {
      create: fn(async () => 7),
      loadSystem: fn(async (client) => (client === 2 ? 31_468 : 25_832)),
      onTyping: fn(),
      select: fn(),
    },
    onClose: fn(),
  },
  play: async ({ args, step }) => {
    const dialog = await opened()
    await step("The list's client is preset, with its system", async () => {
      await expect(dialog.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Waldgut Falkenstein')
      await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Koordinatensystem' })).toHaveValue('31468'))
      await expect(args.actions.loadSystem).toHaveBeenCalledWith(2)
    })
  },
})
const { args } = Ready.composed

/** The same content keeps its key: the second try makes no second map. */
export const Failed = meta.story({
  args,
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    mocked(args.actions.create).mockRejectedValueOnce(new Error('Die Verbindung ist abgebrochen.'))
    await step('What went wrong is said, and nothing typed is lost', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Blatt 25')
      await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Koordinatensystem' })).toHaveValue('31468'))
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await expect(await dialog.findByText('Die Verbindung ist abgebrochen.')).toBeVisible()
    })
    await step('The next try has the same key, and opens the map', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
      await waitFor(() => expect(args.actions.select).toHaveBeenCalledWith(7))
      const [first, second] = mocked(args.actions.create).mock.calls
      await expect(second).toEqual(first)
    })
  },
})
