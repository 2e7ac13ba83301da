import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { emptyFilter, filterBeetles, speciesById } from '../beetleFilter.ts'
import { FilterBar } from './FilterBar.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { counts } = filterBeetles(world.beetles, emptyFilter, speciesById(world.species))

const meta = preview.meta({ component: FilterBar })

export const Ready = meta.story({
  args: {
    heading: 'Käfer',
    filter: emptyFilter,
    beetles: world.beetles,
    species: world.species,
    counts,
    shown: world.beetles.length,
    onFilter: fn(),
    onReset: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A second status is added to the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Rückfrage/ }))
      await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyFilter, status: ['query'] })
    })
    await step('The map section can be made the limit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nur Kartenausschnitt' }))
      await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyFilter, onlySection: true })
    })
  },
})

export const Chosen = meta.story({
  args: {
    ...Ready.composed.args,
    filter: { status: ['new', 'in_review'], art: 1, bundesland: 'Hessen', search: 'Fichte', onlySection: true },
    shown: 3,
  },
})

export const UnknownStatus = meta.story({
  args: { ...Ready.composed.args, counts: new Map([...counts, ['archiviert', 12]]) },
})

export const Phone = meta.story({ args: Chosen.composed.args, globals: { viewport: { value: 'phone' } } })
