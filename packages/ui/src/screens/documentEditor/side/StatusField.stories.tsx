import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { StatusField } from './StatusField.tsx'

const meta = preview.meta({ component: StatusField, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { value: 'versendet', stored: 'versendet', onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Status' })
    await step('Nach „Versendet“ kommt die Antwort, oder es wird wieder ein Entwurf', async () => {
      const names = within(field).getAllByRole('option')
      await expect(names.map(({ textContent }) => textContent)).toEqual([
        'Versendet',
        'Entwurf',
        'Angenommen',
        'Abgelehnt',
      ])
      await userEvent.selectOptions(field, 'Angenommen')
      await expect(args.onChange).toHaveBeenCalledWith('angenommen')
    })
  },
})
/** A status that this page does not know stays as it is. */
export const Unknown = meta.story({ args: { ...Ready.composed.args, value: 'ruht', stored: 'ruht' } })
