import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { inQueueOrder } from '@waldkerf/domain/beetles/queue'
import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { LiveScreen, createStory } from './examples/gisStory.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { open, readyArgs, reviewingArgs } = createStory(world, storyDay)

const meta = preview.meta({ component: LiveScreen })

const { state } = readyArgs

export const Ready = meta.story({
  args: readyArgs,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Klick beginnt die Prüfung mit der Meldung, die am längsten wartet', async () => {
      const status = [...waitingStatuses]
      const [first] = inQueueOrder(world.beetles.filter((one) => status.some((each) => each === one.status)))
      await userEvent.click(await canvas.findByRole('button', { name: 'Prüfung beginnen' }))
      await expect(await canvas.findByRole('region', { name: `Meldung ${first?.id}` })).toHaveFocus()
      await expect(args.actions.setFilter).toHaveBeenCalledWith({ ...emptyBeetleFilter, status, order: 'queue' })
      await userEvent.keyboard('{Escape}')
    })
  },
})

export const Empty = meta.story({
  args: { ...readyArgs, state: { ...state, beetles: { status: 'ready', data: [] } } },
})

export const Loading = meta.story({ args: { ...readyArgs, state: { ...state, beetles: { status: 'loading' } } } })

export const Failed = meta.story({
  args: {
    ...readyArgs,
    state: {
      ...state,
      beetles: {
        status: 'failed',
        message: 'Der Datendienst antwortet gerade nicht. Nichts ist verloren.',
        retry: fn(),
      },
    },
  },
})

export const Forbidden = meta.story({
  args: { ...reviewingArgs, rights: { review: false } },
  play: async ({ canvas, step }) => {
    await step('Wer nicht prüfen darf, sieht die Meldung, aber keine Entscheidung', async () => {
      const drawer = within(canvas.getByRole('region', { name: `Meldung ${open}` }))
      await expect(drawer.queryByRole('button', { name: /Veröffentlichen/ })).toBeNull()
      await expect(drawer.queryByRole('textbox')).toBeNull()
    })
  },
})

export const Tablet = meta.story({ tags: ['long'], args: readyArgs, globals: { viewport: { value: 'tablet' } } })
/** On a phone the reviewer's next step stands at the lower edge, and the list names its order. */
export const Phone = meta.story({
  args: readyArgs,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Reihenfolge der Prüfung ist eine unter den anderen, mit Namen', async () => {
      const order = await canvas.findByRole('combobox', { name: 'Sortieren nach' })
      await userEvent.selectOptions(order, 'Antworten, dann älteste')
      await expect(args.actions.setFilter).toHaveBeenLastCalledWith({ ...emptyBeetleFilter, order: 'queue' })
      await expect(order).toHaveDisplayValue('Antworten, dann älteste')
      await expect(canvas.getByRole('button', { name: /umkehren/ })).toBeDisabled()
      await userEvent.selectOptions(order, 'Bundesland')
      await expect(args.actions.setFilter).toHaveBeenLastCalledWith(emptyBeetleFilter)
      await expect(order).toHaveDisplayValue('Bundesland')
    })
    await step('Die Prüfung beginnt auch hier mit einem Druck', async () => {
      const status = [...waitingStatuses]
      await userEvent.click(canvas.getByRole('button', { name: 'Prüfung beginnen' }))
      await expect(await canvas.findByRole('dialog', { name: /^Meldung/ }, { timeout: 10_000 })).toBeVisible()
      await expect(args.actions.setFilter).toHaveBeenLastCalledWith({ ...emptyBeetleFilter, status, order: 'queue' })
      await expect(canvas.queryByRole('button', { name: 'Prüfung beginnen' })).toBeNull()
    })
  },
})
export const Reviewing = meta.story({ args: reviewingArgs })
/** Names as long as the field has them. */
export const LongGerman = meta.story({
  tags: ['long'],
  args: {
    ...readyArgs,
    state: {
      ...state,
      species: world.species.map((one) => ({ ...one, de: `${one.de} der Waldschutzmeldeverordnung` })),
      filter: { ...emptyBeetleFilter, art: 1, bundesland: 'Mecklenburg-Vorpommern', age: '8-14', mine: 'edited' },
    },
  },
})

export const Stale = meta.story({
  args: {
    ...readyArgs,
    state: { ...state, beetles: { status: 'failed', message: 'Zeitlimit', retry: fn(), data: world.beetles } },
  },
})

export const NothingFits = meta.story({
  args: { ...readyArgs, state: { ...state, filter: { ...emptyBeetleFilter, search: 'Nashornkäfer' } } },
})
