import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { EntryForm } from './EntryForm.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: EntryForm })

const world = seedWorld({ today: storyDay, size: 'small' })
const [entry] = world.forecast

/** A new one begins today, as income. */
export const Ready = meta.story({
  args: {
    entry: undefined,
    kinds: ['einnahme', 'ausgabe'],
    clients: world.clients,
    today: storyDay,
    actions: { add: fn(async () => undefined), update: fn(async () => undefined), onTyping: fn() },
    onClose: fn(),
  },
})
export const Changed = meta.story({
  args: { ...Ready.composed.args, entry, onClose: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    const amount = dialog.getByRole('textbox', { name: 'Betrag' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '12,5')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(args.actions.update).toHaveBeenCalledWith(entry, expect.objectContaining({ betrag: '12.5' })),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})
/** A kind of one's own is written; an expense says that it is deducted. */
export const OwnKind = meta.story({
  args: { ...Ready.composed.args, onClose: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    const kind = dialog.getByRole('combobox', { name: 'Art' })
    await expect(within(kind).getByRole('option', { name: 'Ausgabe, wird abgezogen' })).toBeInTheDocument()
    await userEvent.selectOptions(kind, 'Eigene Art …')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Eigene Art' }), 'Förderung')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Betrag' }), '500')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(args.actions.add).toHaveBeenCalledWith(
        expect.objectContaining({ art: 'Förderung', betrag: '500' }),
        expect.anything(),
      ),
    )
  },
})
/** Somebody else was faster: the stored entry comes with the refusal. */
export const Overtaken = meta.story({
  args: { ...Changed.composed.args, actions: { ...Ready.composed.args.actions, update: fn(async () => undefined) } },
  play: async ({ args, userEvent, step }) => {
    const theirs = { ...entry!, art: 'ausgabe', betrag: '77.00', version: entry!.version + 1 }
    mocked(args.actions.update).mockRejectedValueOnce(new ConflictError('Inzwischen geändert.', theirs))
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await step('Ich erfahre, was jemand anders im Feld gespeichert hat, das ich änderte', async () => {
      const amount = dialog.getByRole('textbox', { name: 'Betrag' })
      await userEvent.clear(amount)
      await userEvent.type(amount, '12,5')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await dialog.findByText('Gespeichert ist: 77,00', {}, late)).toBeVisible()
    })
    await step('Ich behalte meines; das andere Feld bleibt seines', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(args.actions.update).toHaveBeenLastCalledWith(
          theirs,
          expect.objectContaining({ betrag: '12.5', art: 'ausgabe' }),
        ),
      )
    })
  },
})
