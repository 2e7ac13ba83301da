import { emptyBeetleFilter, speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { filterBeetles, beetleStates } from '@waldkerf/domain/beetles/filter/filterBeetles'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FilterBar, type StatusChipsProps, StatusChips } from './FilterBar.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const total = world.beetles.length
const { counts } = filterBeetles(world.beetles, emptyBeetleFilter, {
  species: speciesById(world.species),
  person: { email: '', id: undefined },
  today: storyDay,
})
const placeless = world.beetles.filter(({ lat }) => lat === null).length
const section = { west: 9, south: 50, east: 11, north: 52 }

const meta = preview.meta({ component: FilterBar, subcomponents: { StatusChips } })

export const Ready = meta.story({
  args: {
    heading: 'Käfer',
    filter: emptyBeetleFilter,
    list: { known: true, counts, shown: total, total, placeless },
    choices: { species: world.species, recentSpecies: [3, 1], states: beetleStates(world.beetles) },
    section,
    onFilter: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein zweiter Status kommt zum ersten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Rückfrage/ }))
      await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyBeetleFilter, status: ['query'] })
    })
    await step('Der Kartenausschnitt kann die Grenze sein', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nur Kartenausschnitt' }))
      await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyBeetleFilter, section })
    })
    await step('Zuletzt gewählte Arten stehen zuerst', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Art' }))
      await expect((await canvas.findAllByText(/zuletzt gewählt/)).length).toBe(2)
      await userEvent.keyboard('{Escape}')
    })
  },
})

export const Chosen = meta.story({
  args: {
    ...Ready.composed.args,
    filter: {
      ...emptyBeetleFilter,
      status: ['new', 'in_review'],
      art: 1,
      bundesland: 'Hessen',
      search: 'Fichte',
      section,
    },
    list: { known: true, counts, shown: 3, total, placeless: 0 },
  },
})

export const More = meta.story({
  args: {
    ...Ready.composed.args,
    filter: {
      ...emptyBeetleFilter,
      from: '2026-04-01',
      to: '2026-06-30',
      week: '2026-W21',
      age: '31-',
      pictures: 'with',
      place: 'without',
      mine: 'edited',
    },
    list: { known: true, counts, shown: 3, total, placeless: 1 },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein anderes Alter wird gewählt', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Alter der Meldung' }), '2 bis 7 Tage')
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, age: '2-7' })
    })
  },
})

export const UnknownStatus = meta.story({
  args: {
    ...Ready.composed.args,
    list: { known: true, counts: new Map([...counts, ['archiviert', 12]]), shown: total, total, placeless: 0 },
  },
})

/** One line: all filters but the search text stand in a sheet; its button counts those that are set. */
export const OnPhone = meta.story({
  args: { ...Ready.composed.args, filter: { ...emptyBeetleFilter, status: ['new'], art: 1 }, mayReview: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Leiste ist eine Zeile hoch, darunter steht, was gesetzt ist', async () => {
      await waitFor(() => expect(canvas.getByRole('searchbox').closest('search')?.clientHeight).toBeLessThan(96))
      await expect(canvas.getByText('Neu · Buchdrucker')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /^Neu/ })).toBeNull()
    })
    await step('Der Knopf sagt, wie viele Filter gesetzt sind, und öffnet sie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Meldungen filtern' }))
      await userEvent.click(sheet.getByRole('button', { name: /^Rückfrage/ }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, status: ['new', 'query'] })
      await userEvent.click(sheet.getByRole('button', { name: 'Prüfreihenfolge' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, order: 'queue' })
      await userEvent.click(sheet.getByRole('button', { name: 'Liste zeigen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

const chips = {
  filter: { status: ['new'], answered: '' },
  counts: new Map([
    ['new', 36],
    ['in_review', 14],
    ['published', 530],
  ]),
  answered: 4,
  onChange: fn(),
} satisfies StatusChipsProps

export const OneImport = meta.story({
  args: { ...Ready.composed.args, filter: { ...emptyBeetleFilter, imported: '3f0e7c1a-52c4-4a7e-9d53-0b6d1c1f2a91' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Liste eines Imports sagt es, und ein Druck zeigt wieder alle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nur dieser Import', pressed: true }))
      await expect(args.onFilter).toHaveBeenLastCalledWith(emptyBeetleFilter)
    })
  },
})

export const Chips = meta.story({
  args: Ready.composed.args,
  render: () => <StatusChips {...chips} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein weiterer Status kommt hinzu, ein gewählter geht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Rückfrage/ }))
      await expect(chips.onChange).toHaveBeenLastCalledWith({ status: ['new', 'query'] })
      await userEvent.click(canvas.getByRole('button', { name: /^Neu/ }))
      await expect(chips.onChange).toHaveBeenLastCalledWith({ status: [] })
    })
    await step('Beantwortete Rückfragen lassen sich allein zeigen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Beantwortet 4' }))
      await expect(chips.onChange).toHaveBeenLastCalledWith({ answered: 'answered' })
    })
  },
})

export const ChipsEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <StatusChips {...chips} filter={{ status: [], answered: '' }} counts={new Map()} />,
})
/** No number stands there until there is one. */
export const ChipsLoading = meta.story({
  args: Ready.composed.args,
  render: () => <StatusChips {...chips} counts={undefined} answered={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Neu' })).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
  },
})
export const ChipsUnknownStatus = meta.story({
  args: Ready.composed.args,
  render: () => <StatusChips {...chips} counts={new Map([['archiviert', 3]])} />,
})
