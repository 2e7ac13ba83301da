import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { SpeciesSign } from './SpeciesSign.tsx'

const { species } = seedWorld({ today: storyDay, size: 'small' })

const meta = preview.meta({ component: SpeciesSign })

/** All species, each sign as large as in a list. */
export const Ready = meta.story({
  args: { species: species[0] },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 96px)', gap: 12 }}>
      {species.map((one) => (
        <figure key={one.id} style={{ margin: 0 }}>
          <SpeciesSign species={one} />
          <figcaption>{one.de}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Jede Gruppe hat ihr Zeichen, die unbekannte Art auch', async () => {
      const drawn = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
      await expect(drawn).toHaveLength(species.length)
      await expect(new Set(drawn).size).toBe(12)
    })
  },
})
export const Empty = meta.story({ args: { species: undefined } })
