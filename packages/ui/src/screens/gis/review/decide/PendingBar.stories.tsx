import { decide, emptyQueue, lastPending } from '@waldkerf/domain/beetles/decisions/decisionQueue'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PendingBar } from './PendingBar.tsx'

const one = decide(emptyQueue, { id: 148, status: 'published' }, 0)
const three = [{ id: 149, status: 'query' } as const, { id: 150, status: 'rejected' } as const].reduce(
  (queue, decision) => decide(queue, decision, 0),
  one,
)

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

export const Empty = meta.story({ args: { queue: emptyQueue, last: undefined, onUndo: fn() } })
export const Several = meta.story({ args: { ...Ready.composed.args, queue: three, last: lastPending(three) } })
