import preview from '@waldkerf/storybook/preview'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, fn } from 'storybook/test'
import { RequestsPanel } from './RequestsPanel.tsx'

const meta = preview.meta({ component: RequestsPanel })
const { users } = seedWorld({ today: storyDay, size: 'small' })
const linkTo = (userId: number) => `/users/${userId}`
const args = { users: { status: 'ready', data: users }, linkTo } as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Who asks is named, and leads to where that is decided', async () => {
      await expect(canvas.getByRole('link', { name: 'Sabine Weidner' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/users\/\d+$/),
      )
    })
  },
})
export const Empty = meta.story({ args: { linkTo, users: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { linkTo, users: { status: 'loading' } } })
export const Failed = meta.story({ args: { linkTo, users: failed } })
