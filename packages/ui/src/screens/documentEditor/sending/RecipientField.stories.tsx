import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RecipientField } from './RecipientField.tsx'

const meta = preview.meta({ component: RecipientField, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    value: 'rechnung@forstamt.example',
    error: undefined,
    recipients: [
      { name: 'Rechnungsstelle', email: 'rechnung@forstamt.example', fuer_rechnungen: true },
      { name: '', email: 'vorzimmer@forstamt.example', fuer_rechnungen: false },
    ],
    remembers: { isOn: true, canBe: false, set: fn() },
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Druck nimmt eine andere Adresse des Kunden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'vorzimmer@forstamt.example' }))
      await expect(args.onChange).toHaveBeenCalledWith('vorzimmer@forstamt.example')
    })
  },
})
/** An address that the client does not have yet. */
export const Unknown = meta.story({
  args: {
    ...Ready.composed.args,
    value: 'neu@forstamt.example',
    remembers: { isOn: true, canBe: true, set: fn() },
  },
})
