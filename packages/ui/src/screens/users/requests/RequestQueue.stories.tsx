import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RequestQueue } from './RequestQueue.tsx'

const people = seedWorld({ today: storyDay, size: 'small' }).users.slice(4, 8)
const [first, second] = people.map(({ user_id }) => user_id)

const meta = preview.meta({ component: RequestQueue })

export const Ready = meta.story({
  args: {
    kind: 'expert',
    people,
    pending: new Map(),
    userAddress: (id) => `#/users/${id}`,
    actions: { giveRole: fn(), undo: fn(), refuse: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Mit Umschalttasten bedeuten die Tasten etwas anderes', async () => {
      canvas.getAllByRole('link')[0]?.focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(args.actions.giveRole).not.toHaveBeenCalled()
    })
    await step('Die Tasten stehen bei der Person, für die sie gelten', async () => {
      const [here, next] = canvas.getAllByText('E', { selector: 'kbd' })
      await expect(here).toBeVisible()
      await expect(next).not.toBeVisible()
    })
    await step('Die Knöpfe tun, was die Tasten tun', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /Ablehnen/ })[0]!)
      await expect(args.actions.giveRole).toHaveBeenCalledWith(people[0], 'ogf_citizens')
    })
  },
})

export const Registrations = meta.story({
  args: { ...Ready.composed.args, kind: 'registration' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A lehnt ab, ohne eine Rolle zu geben; E schaltet frei', async () => {
      canvas.getAllByRole('link')[0]?.focus()
      await userEvent.keyboard('a')
      await expect(args.actions.refuse).toHaveBeenCalledWith(people[0])
      await expect(args.actions.giveRole).not.toHaveBeenCalled()
      await userEvent.keyboard('e')
      await expect(args.actions.giveRole).toHaveBeenCalledWith(people[0], 'ogf_citizens')
    })
  },
})

/** The letters are those of the English words: A must never refuse somebody here. */
export const English = meta.story({
  args: { ...Registrations.composed.args, actions: { giveRole: fn(), undo: fn(), refuse: fn() } },
  globals: { language: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('link')
    name?.focus()
    await userEvent.keyboard('a')
    await expect(args.actions.refuse).not.toHaveBeenCalled()
    await expect(args.actions.giveRole).toHaveBeenCalledWith(people[0], 'ogf_citizens')
    name?.focus()
    await userEvent.keyboard('r')
    await expect(args.actions.refuse).toHaveBeenCalledWith(people[0])
  },
})

/** The first who has no answer yet is the next one. */
export const Next = meta.story({
  args: { ...Ready.composed.args, isNext: true, pending: new Map([[first ?? 0, 'ogf_expert']]) },
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button', { name: /^Zustimmen/ })
    await expect(getComputedStyle(one!).backgroundColor).not.toBe(getComputedStyle(other!).backgroundColor)
  },
})
export const Decided = meta.story({
  args: {
    ...Ready.composed.args,
    pending: new Map([
      [first ?? 0, 'ogf_expert'],
      [second ?? 0, 'ogf_citizens'],
    ]),
  },
})
