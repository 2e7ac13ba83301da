import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClientFilter } from './ClientFilter.tsx'

const { clients } = seedWorld({ today: storyDay, size: 'small' })
const [first] = clients

const meta = preview.meta({ component: ClientFilter, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { clients, value: undefined, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Name wird getippt und gewählt', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Kunde' }), `${first?.name ?? ''}{Enter}`)
      await expect(args.onChange).toHaveBeenLastCalledWith(first?.client_id)
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, clients: [] } })
export const Chosen = meta.story({ args: { ...Ready.composed.args, value: first?.client_id } })
