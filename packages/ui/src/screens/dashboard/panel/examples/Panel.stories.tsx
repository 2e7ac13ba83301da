import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { BarSkeleton } from '../BarSkeleton.tsx'
import { Panel } from '../Panel.tsx'

const meta = preview.meta({ component: Panel<string>, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    state: { status: 'ready', data: ['Buchdrucker', 'Kupferstecher'] },
    skeleton: <BarSkeleton rows={4} />,
    children: (rows) => <p>{rows.join(', ')}</p>,
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story({ args: { ...Ready.composed.args, state: failure } })
/** Old figures stay when a later load fails. */
export const Stale = meta.story({ args: { ...Ready.composed.args, state: { ...failure, data: ['Buchdrucker'] } } })
