import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { findNeighbours } from '@waldkerf/domain/beetles/neighbours'
import { Neighbours } from './Neighbours.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const first = world.beetles[0]!
const beetle = { ...first, id: 1, lat: 51, lon: 10, fund_datum: '2026-06-10', art: 1 }
/** Seven others, further and further away. */
const others = Array.from({ length: 7 }, (_, i) => ({
  ...beetle,
  id: i + 2,
  lat: 51 + i * 0.005,
  status: (['published', 'new', 'published', 'rejected'] as const)[i % 4]!,
  fund_datum: `2026-06-${String(10 + (i % 2 ? i : -i)).padStart(2, '0')}`,
}))

const meta = preview.meta({
  component: Neighbours,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { beetle, near: findNeighbours(beetle, others), species: world.species, onSelect: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die nächsten kommen zuerst, die anderen auf Wunsch', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
      await userEvent.click(canvas.getByRole('button', { name: '3 weitere zeigen' }))
      await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    })
    await step('Eine davon führt zu ihrer Meldung', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /0 km · am selben Tag/ }))
      await expect(args.onSelect).toHaveBeenCalledWith(2)
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, near: [] } })
export const Single = meta.story({
  args: { ...Ready.composed.args, near: findNeighbours(beetle, [others[1]!]) },
  play: async ({ canvas, step }) => {
    await step('Eine einzige steht in der Einzahl, und keine ist bestätigt', async () => {
      await expect(
        canvas.getByText(/^1 Meldung im Umkreis von 5 km und 14 Tagen, keine davon bestätigt als .+\.$/),
      ).toBeVisible()
    })
  },
})
export const WithoutPlace = meta.story({
  args: { ...Ready.composed.args, beetle: { ...beetle, lat: null, lon: null } },
})
