import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { NumberField } from './NumberField.tsx'

const meta = preview.meta({ component: NumberField, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    label: 'Satz in Prozent',
    value: '2.00',
    most: 100,
    decimals: 2,
    fault: 'Bitte eine Zahl von 0 bis 100.',
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Satz in Prozent' })
    await step('Eine Zahl mit Komma gilt, sobald das Feld verlassen wird', async () => {
      await expect(field).toHaveValue('2')
      await userEvent.clear(field)
      await userEvent.type(field, '2,5')
      await expect(args.onChange).not.toHaveBeenCalled()
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenCalledWith('2.5')
    })
    await step('Was zu groß oder keine Zahl ist, wird nicht genommen', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '101{Tab}')
      await expect(canvas.getByText('Bitte eine Zahl von 0 bis 100.')).toBeVisible()
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
    await step('Leer ist null', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith('0')
    })
  },
})
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    label: 'Zahlungsabzugsprozentsatz bei Zahlung innerhalb der Frist',
    hint: 'Null: ohne',
  },
})
