import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RemindCell } from './RemindCell.tsx'

const meta = preview.meta({ component: RemindCell, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { name: 'RE-2026-0041', why: undefined, onRemind: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erinnern: RE-2026-0041' }))
    await expect(args.onRemind).toHaveBeenCalledOnce()
  },
})
export const Today = meta.story({
  args: { ...Ready.composed.args, why: 'today' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('heute erinnert')).toBeVisible()
  },
})
