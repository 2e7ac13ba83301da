import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { mapRows } from '@waldkerf/domain/maps/mapFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { BulkMapDialog } from './BulkMapDialog.tsx'

const maps = mapRows(seedWorld({ today: storyDay, size: 'small' }).maps.slice(0, 6), new Map(), undefined)
const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))

const meta = preview.meta({ component: BulkMapDialog })

export const Ready = meta.story({
  args: { chosen: maps, change: fn(async () => undefined), onClose: fn() },
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    const start = () => dialog.getByRole('button', { name: /ändern$/ })
    await step('Ohne Wert lässt sich nichts beginnen', async () => {
      await expect(start()).toBeDisabled()
    })
    await step('Ein unmöglicher Wert wird gesagt', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Feld' }), 'Jahr')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Jahr' }), '12')
      await expect(await dialog.findByText('Der Wert liegt außerhalb des Möglichen.')).toBeVisible()
      await expect(start()).toBeDisabled()
    })
    await step('Ein Ja oder Nein braucht kein Tippen', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Feld' }), 'Im Bericht des Kunden')
      await expect(start()).toBeEnabled()
    })
  },
})
const { args } = Ready.composed

/** A second try after a conflict overwrites the other's value on purpose. */
export const Conflict = meta.story({
  args,
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    const theirs = { ...maps[0]!, status: 'abgeschlossen', version: 9 }
    mocked(args.change).mockRejectedValueOnce(new ConflictError('Jemand anderes war schneller.', theirs))
    await step('Die von jemand anderem geänderte sagt es', async () => {
      await userEvent.type(dialog.getByRole('combobox', { name: 'Status' }), 'wartet')
      await userEvent.click(dialog.getByRole('button', { name: /Karten ändern$/ }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Sofort senden' }))
      await expect(await dialog.findByText(/Jemand anderes war schneller/)).toBeVisible()
    })
    await step('und der nächste Versuch geht vom Gespeicherten aus', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
      await waitFor(() => expect(args.change).toHaveBeenLastCalledWith(theirs, 'status', 'wartet'))
    })
  },
})
