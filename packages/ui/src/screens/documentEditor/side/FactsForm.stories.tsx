import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { FactsForm } from './FactsForm.tsx'

const meta = preview.meta({ component: FactsForm, parameters: { layout: 'padded' } })

const exampleArgs = (kind: 'invoice' | 'offer') => {
  const { limits, lists, today, history } = exampleDocument(kind).state
  return { kind, header: history.document.header, limits, lists, today, onChange: fn() }
}

export const Ready = meta.story({ args: exampleArgs('invoice') })
export const AnOffer = meta.story({ args: exampleArgs('offer') })
/** Without VAT the reason stands on the invoice. Any other rate can be typed. */
export const WithoutVat = meta.story({
  args: { ...Ready.composed.args, header: { ...Ready.composed.args.header, ust_satz: '0' }, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Grund für 0 %' })).toBeVisible()
    await step('Ich tippe einen Satz, den es nicht geben kann, dann einen früheren', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Umsatzsteuer' }), 'anderer Satz …')
      const rate = canvas.getByRole('textbox', { name: 'Satz in Prozent' })
      await userEvent.type(rate, '190{Enter}')
      await expect(canvas.getByText('Bitte nennen Sie einen Satz von 0 bis 100.')).toBeVisible()
      await userEvent.clear(rate)
      await userEvent.type(rate, '16{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith({ ust_satz: '16', steuerfall: 'S' })
    })
  },
})
