import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PendingRole } from './PendingRole.tsx'

const meta = preview.meta({ component: PendingRole })

export const Ready = meta.story({
  args: { status: 'ogf_expert', onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Experte')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
})
