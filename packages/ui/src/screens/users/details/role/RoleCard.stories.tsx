import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RoleCard } from './RoleCard.tsx'

const user = seedWorld({ today: storyDay, size: 'small' }).users[1]!

const meta = preview.meta({ component: RoleCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    user,
    state: { routes: productRoutes, pending: undefined, isLastAdmin: false },
    actions: { decide: fn(), undo: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A role that I only look at changes nothing', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rolle' }), 'Neuer Nutzer')
      await expect(await canvas.findByText('Fällt weg')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
      await expect(canvas.queryByText('Fällt weg')).toBeNull()
      await expect(args.actions.decide).not.toHaveBeenCalled()
    })
  },
})
const { state } = Ready.composed.args
export const Pending = meta.story({ args: { ...Ready.composed.args, state: { ...state, pending: 'ogf_admin' } } })
export const LastAdmin = meta.story({ args: { ...Ready.composed.args, state: { ...state, isLastAdmin: true } } })
