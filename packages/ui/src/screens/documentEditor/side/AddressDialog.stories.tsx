import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { AddressDialog } from './AddressDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: AddressDialog })

export const Ready = meta.story({
  args: {
    name: 'Forstamt Uelzen',
    stored: { strasse: 'Am Markt 2', plz: '3744', ort: 'Uelzen' },
    country: 'DE',
    onSave: fn(async () => undefined),
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    const postcode = await screen.findByRole('textbox', { name: 'PLZ' }, late)
    await step('Vier Ziffern sind in Deutschland keine Postleitzahl', async () => {
      await expect(postcode).toHaveAccessibleDescription('Deutsche Postleitzahlen haben fünf Ziffern.')
      await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
      await expect(args.onSave).not.toHaveBeenCalled()
      await waitFor(() => expect(postcode).toHaveFocus())
    })
    await step('Mit fünf wird gespeichert', async () => {
      await userEvent.clear(postcode)
      await userEvent.type(postcode, '29525')
      await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith({ strasse: 'Am Markt 2', plz: '29525', ort: 'Uelzen' })
    })
  },
})
export const Failed = meta.story({
  args: { ...Ready.composed.args, stored: { strasse: 'Am Markt 2', plz: '29525', ort: 'Uelzen' }, onSave: fn() },
  play: async ({ args, userEvent }) => {
    mocked(args.onSave).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }, late))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Der Datendienst antwortet nicht.')
  },
})
