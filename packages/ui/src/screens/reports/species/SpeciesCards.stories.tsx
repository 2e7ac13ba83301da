import { storyDay } from '@waldkerf/mocks/seed/days'
import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SpeciesCards } from './SpeciesCards.tsx'

const { species } = seedWorld({ today: storyDay, size: 'small' })
const found = (arts: number[]) => arts.map((art) => ({ art, anzahl: 5 }))
const meta = preview.meta({ component: SpeciesCards })

export const Ready = meta.story({
  args: { species, frequent: found([23, 1]), isHere: false, value: '', onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wer nichts wählt, ist nicht sicher', async () => {
      await expect(canvas.getByRole('radio', { name: /^Ich bin nicht sicher/ })).toBeChecked()
    })
    await step('Wo nur wenige gefunden sind, heißt es nicht ‚hier und jetzt‘', async () => {
      await expect(canvas.getByText('Häufige Arten')).toBeVisible()
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

/** All that are offered were found near the place. */
export const Frequent = meta.story({
  args: { ...Ready.composed.args, frequent: found([2, 34, 1, 15, 23, 11]), isHere: true },
  play: async ({ canvas, step }) => {
    await step('Jede Art hat ihren eigenen Satz und ihre eigene Zeichnung', async () => {
      const group = canvas.getByRole('group', { name: 'Welche Art war es?' })
      const cards = [...group.querySelectorAll('label')].slice(1)
      await expect(new Set(cards.map((card) => card.querySelector('small:last-child')!.textContent)).size).toBe(6)
      await expect(new Set(cards.map((card) => card.querySelector('svg')!.innerHTML)).size).toBe(6)
    })
  },
})

/** Without the list of species nothing can be chosen; the report can be sent all the same. */
export const Empty = meta.story({ args: { ...Ready.composed.args, species: [] } })
