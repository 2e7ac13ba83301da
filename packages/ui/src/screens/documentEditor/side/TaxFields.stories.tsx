import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { TaxFields } from './TaxFields.tsx'

const meta = preview.meta({ component: TaxFields, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { kind: 'invoice', header: { ust_satz: '19', steuerfall: 'S', befreiung: '' }, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Empfänger schuldet die Steuer: Fall und Satz ändern sich zusammen', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Steuerfall' }), 'AE')
      await expect(args.onChange).toHaveBeenLastCalledWith({ steuerfall: 'AE', ust_satz: '0' })
    })
    await step('Ein Satz von 0 ist eine Befreiung', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Umsatzsteuer' }), '0')
      await expect(args.onChange).toHaveBeenLastCalledWith({ steuerfall: 'E', ust_satz: '0' })
    })
  },
})
/** Its words stand on the invoice by themselves; a rate cannot be chosen. */
export const ReverseCharge = meta.story({
  args: { ...Ready.composed.args, header: { ust_satz: '0', steuerfall: 'AE', befreiung: '' }, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Umsatzsteuer' })).toBeNull()
    await expect(canvas.getByText(/USt-IdNr. des Kunden/)).toBeVisible()
    await step('Zurück zur Steuer: der Regelsatz kommt mit', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Steuerfall' }), 'S')
      await expect(args.onChange).toHaveBeenLastCalledWith({ steuerfall: 'S', ust_satz: '19' })
    })
  },
})
export const OutsideScope = meta.story({
  args: { ...Ready.composed.args, header: { ust_satz: '0', steuerfall: 'O', befreiung: 'Leistungsort § 3a UStG' } },
})
/** An offer has no reason of its own. */
export const AnOffer = meta.story({
  args: { ...Ready.composed.args, kind: 'offer', header: { ust_satz: '0', steuerfall: 'E' } },
})
