import { emptyQueue, enqueue, lastPending } from '@waldkerf/domain/pending/pendingQueue'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import type { DecisionQueue } from '../../gisTypes.ts'
import { PendingBar } from './PendingBar.tsx'

const none: DecisionQueue = emptyQueue()
const one = enqueue(none, { id: 148, work: { status: 'published' } }, 0)
const two = enqueue(one, { id: 149, work: { status: 'query' } }, 0)
const three = enqueue(two, { id: 150, work: { status: 'rejected' } }, 0)

const meta = preview.meta({ component: PendingBar })

export const Ready = meta.story({
  args: { queue: one, last: lastPending(one), onUndo: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The last decision can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(args.onUndo).toHaveBeenCalledOnce()
    })
  },
})

export const Empty = meta.story({ args: { queue: none, last: undefined, onUndo: fn() } })
export const Several = meta.story({ args: { ...Ready.composed.args, queue: three, last: lastPending(three) } })
