import preview from '@waldkerf/storybook/preview'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, fn } from 'storybook/test'
import { RequestsPanel } from './RequestsPanel.tsx'

const meta = preview.meta({ component: RequestsPanel })
const { users } = seedWorld({ today: storyDay, size: 'small' })
const args = { users: { status: 'ready', data: users } } as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Who asks is named', async () => {
      await expect(canvas.getByText('Sabine Weidner')).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { users: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { users: { status: 'loading' } } })
export const Failed = meta.story({ args: { users: failed } })
export const Phone = meta.story({ args, globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ args, globals: { theme: 'dark' } })
export const English = meta.story({ args, globals: { language: 'en' } })
