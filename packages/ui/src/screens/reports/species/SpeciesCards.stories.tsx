import { storyDay } from '@waldkerf/mocks/seed/days'
import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SpeciesCards } from './SpeciesCards.tsx'

const { species } = seedWorld({ today: storyDay, size: 'small' })
const meta = preview.meta({ component: SpeciesCards })

export const Ready = meta.story({
  args: { species, frequent: [23, 1], isHere: false, value: '', onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wer nichts wählt, ist nicht sicher', async () => {
      await expect(canvas.getByRole('radio', { name: /^Ich bin nicht sicher/ })).toBeChecked()
    })
    await step('Ein Tipp wählt', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Gestreifter Nutzholzborkenkäfer/ }))
      await expect(args.onChange).toHaveBeenCalledWith('23')
    })
  },
})

/** Pictures that may be shown to everybody stand in place of the signs. */
export const Pictures = meta.story({
  args: {
    ...Ready.composed.args,
    value: '1',
    pictures: { id: (art) => (art === 1 ? art : undefined), load: pictureBlob },
  },
})

/** Without the list of species nothing can be chosen; the report can be sent all the same. */
export const Empty = meta.story({ args: { ...Ready.composed.args, species: [] } })
