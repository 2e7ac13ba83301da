import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { exampleCounts } from '@waldkerf/ui/screens/dashboard/fixtures.ts'
import { SpeciesCard } from './SpeciesCard.tsx'

const meta = preview.meta({ component: SpeciesCard })

const rows = exampleCounts().bySpecies
const label = 'Funde nach Art'
const args = { label, rows, linkTo: ({ art }: { art?: number }) => `/gis/index?art=${art}` }

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Die Balken stehen sofort, und jede Art führt zu ihren Funden', async () => {
      await expect(within(canvas.getByRole('list', { name: label })).getAllByRole('listitem')).toHaveLength(rows.length)
      const [first] = rows
      await expect(
        canvas.getByRole('link', { name: new RegExp(`^${first!.name} ?${first!.anzahl}$`) }),
      ).toHaveAttribute('href', `/gis/index?art=${first!.art}`)
    })
  },
})
