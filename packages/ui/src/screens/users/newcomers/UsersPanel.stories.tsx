import preview from '@waldkerf/storybook/preview'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, fn } from 'storybook/test'
import { UsersPanel } from './UsersPanel.tsx'

const meta = preview.meta({ component: UsersPanel })
const { users } = seedWorld({ today: storyDay, size: 'small' })
const args = { users: { status: 'ready', data: users }, today: storyDay } as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Das letzte halbe Jahr ist gezeichnet', async () => {
      const chart = canvas.getByRole('img', { name: 'Registrierungen' })
      await expect(chart.querySelector('svg rect')).toBeTruthy()
    })
  },
})
export const Empty = meta.story({ args: { ...args, users: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, users: { status: 'loading' } } })
export const Failed = meta.story({ args: { ...args, users: failed } })
