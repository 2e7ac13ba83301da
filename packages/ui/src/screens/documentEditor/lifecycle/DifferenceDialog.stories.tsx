import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { DifferenceDialog } from './DifferenceDialog.tsx'

const meta = preview.meta({ component: DifferenceDialog })

const { rows } = exampleDocument('invoice')
const [first, ...others] = rows.map(({ key: _key, ...values }) => values)
if (!first) throw new Error('the example invoice has no rows')

export const Ready = meta.story({
  args: {
    offers: { count: 1, first: 'AN-2026-0012' },
    offer: { status: 'ready', data: [{ ...first, anzahl: '7' }, ...others.slice(1)] },
    rows,
    onClose: fn(),
  },
})
/** An invoice for several offers. */
export const Joint = meta.story({ args: { ...Ready.composed.args, offers: { count: 3, first: 'AN-2026-0012' } } })
export const Empty = meta.story({ args: { ...Ready.composed.args, offer: { status: 'ready', data: rows } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, offer: { status: 'loading' } } })
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    offer: { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() },
  },
})
