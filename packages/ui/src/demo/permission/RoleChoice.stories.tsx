import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RoleChoice } from './RoleChoice.tsx'

const meta = preview.meta({ component: RoleChoice, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { roles: ['admin', 'editor', 'visitor'], role: 'editor', busy: false, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'visitor' }))
    await expect(args.onChoose).toHaveBeenCalledWith('visitor')
  },
})
export const Busy = meta.story({ args: { ...Ready.composed.args, busy: true } })
