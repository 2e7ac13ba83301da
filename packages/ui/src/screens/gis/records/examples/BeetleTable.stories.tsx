import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { BeetleTable } from '../BeetleTable.tsx'
import { EmptyList } from '../ListStates.tsx'
import { useBeetleList } from '../useBeetleList.ts'

const world = seedWorld({ today: storyDay, size: 'small' })
const select = fn()

/** The table over a list of its own. */
function LiveTable({ beetles }: { beetles: readonly Beetle[] }) {
  const list = useBeetleList({
    beetles,
    state: {
      beetles: { status: 'ready', data: beetles },
      species: world.species,
      filter: emptyBeetleFilter,
      person: { email: '', id: undefined },
      today: storyDay,
    },
  })
  return (
    <BeetleTable
      list={list}
      selection={{ onSelect: select }}
      note="alle"
      empty={<EmptyList filtered={false} onReset={fn()} />}
    />
  )
}

const meta = preview.meta({
  component: LiveTable,
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { beetles: world.beetles.slice(0, 40) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Käfermeldungen' })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '41'))
    grid.focus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(select).toHaveBeenCalled()
  },
})
export const Empty = meta.story({ args: { beetles: [] } })
