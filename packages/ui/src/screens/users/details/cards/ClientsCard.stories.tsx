import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { ClientsCard } from './ClientsCard.tsx'

const { clients } = seedWorld({ today: storyDay, size: 'small' })
const [client] = clients
const linked = clients.slice(0, 3).map(({ client_id, name }) => ({
  user_id: 1,
  client_id,
  name,
  kataster_enabled: client_id === client?.client_id,
}))

const meta = preview.meta({ component: ClientsCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    clients: { status: 'ready', data: linked },
    choices: clients,
    actions: {
      connect: fn(async () => undefined),
      disconnect: fn(async () => undefined),
      setCadastre: fn(async () => undefined),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const cadastre = canvas.getByRole('checkbox', { name: `Katasterdaten von ${client?.name}` })
    await step('Was der Dienst ablehnt, wird gesagt, und der Haken bleibt', async () => {
      mocked(args.actions.setCadastre).mockRejectedValueOnce(new Error('Dazu fehlt Ihnen das Recht.'))
      await userEvent.click(cadastre)
      await expect(await canvas.findByText('Dazu fehlt Ihnen das Recht.')).toBeVisible()
      await expect(cadastre).toBeChecked()
    })
  },
})
const { choices, actions } = Ready.composed.args
export const Empty = meta.story({ args: { clients: { status: 'ready', data: [] }, choices, actions } })
export const Loading = meta.story({ args: { clients: { status: 'loading' }, choices, actions } })
export const Failed = meta.story({
  args: { clients: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() }, choices, actions },
})
