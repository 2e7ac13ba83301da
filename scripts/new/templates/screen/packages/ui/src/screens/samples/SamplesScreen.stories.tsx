import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedSamples } from '@waldkerf/mocks/seed/samples'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SamplesScreen } from './SamplesScreen.tsx'

const meta = preview.meta({ component: SamplesScreen })

const data = seedSamples(8, storyDay)
const retry = fn()

export const Ready = meta.story({ args: { entries: { status: 'ready', data } } })
export const Empty = meta.story({ args: { entries: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { entries: { status: 'loading' } } })
export const Failed = meta.story({
  args: { entries: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich versuche es erneut', async () => {
      retry.mockClear()
      await userEvent.click(canvas.getByRole('button'))
      await expect(retry).toHaveBeenCalledOnce()
    })
  },
})
/** Entries from before the failure stay. */
export const Stale = meta.story({
  args: { entries: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry, data } },
})
