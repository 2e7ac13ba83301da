import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PlaceSearch } from './PlaceSearch.tsx'

const meta = preview.meta({ component: PlaceSearch, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { onPlace: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Ort suchen' })
    await step('Auch ohne Umlaute, und was so beginnt, steht zuerst', async () => {
      await userEvent.type(field, 'muench')
      await expect((await canvas.findAllByRole('option', {}, { timeout: 10_000 }))[0]).toHaveTextContent(/^München/)
      await userEvent.keyboard('{Enter}')
      await expect(args.onPlace).toHaveBeenLastCalledWith(48.137, 11.575, 2_000)
    })
  },
})
