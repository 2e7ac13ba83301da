import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { CountrySelect } from './CountrySelect.tsx'

const meta = preview.meta({ component: CountrySelect, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { label: 'Land', value: 'DE', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'Österreich')
    await expect(args.onChange).toHaveBeenCalledWith('AT')
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, value: '' } })
export const Faulty = meta.story({ args: { ...Ready.composed.args, error: 'Das Land passt nicht zur Postleitzahl.' } })
