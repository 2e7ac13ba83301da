import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { LoadedCard } from './LoadedCard.tsx'

const meta = preview.meta({ component: LoadedCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    title: 'Meldungen',
    state: { status: 'ready', data: 3 },
    children: (data) => <p>{String(data)} Meldungen</p>,
  },
})
export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })
const retry = fn()
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
    await expect(retry).toHaveBeenCalled()
  },
})
/** Data from before the failure stays. */
export const Stale = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry, data: 3 },
  },
})
