import { mapField } from '@waldkerf/domain/maps/mapValues'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { MapFieldInput } from './MapFieldInput.tsx'

const meta = preview.meta({ component: MapFieldInput, parameters: { layout: 'padded' } })

/** Values of other maps are offered. */
export const Ready = meta.story({
  args: {
    field: mapField('typ'),
    label: 'Art',
    value: 'Dränageplan',
    suggestions: ['Dränageplan', 'Lageplan'],
    onType: fn(),
    onChoose: fn(),
  },
})
export const Faulty = meta.story({
  args: {
    ...Ready.composed.args,
    field: mapField('jahr'),
    label: 'Jahr',
    value: 'vor 1912',
    suggestions: [],
    error: 'Bitte geben Sie eine ganze Zahl ein.',
  },
})
export const Lines = meta.story({
  args: { ...Ready.composed.args, field: mapField('bem_apus'), label: 'Bemerkung', value: 'Blatt ist eingerissen.' },
})
export const Flag = meta.story({
  args: { ...Ready.composed.args, field: mapField('show_client'), label: 'Für den Kunden sichtbar', value: 'true' },
})
/** A stored value that is not known stays among the choices. */
export const UnknownSystem = meta.story({
  args: { ...Ready.composed.args, field: mapField('epsg'), label: 'Koordinatensystem', value: '99999', onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Koordinatensystem' })
    await expect(choice).toHaveDisplayValue('EPSG:99999')
    await userEvent.selectOptions(choice, '25833')
    await expect(args.onChoose).toHaveBeenCalledWith('25833')
  },
})
