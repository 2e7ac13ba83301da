import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { LightPanel } from './LightPanel.tsx'

const meta = preview.meta({ component: LightPanel, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { view: { brightness: 140, contrast: 100 }, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Kontrast' }), { target: { value: '80' } })
    await expect(args.onChange).toHaveBeenCalledWith({ brightness: 140, contrast: 80 })
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ brightness: 100, contrast: 100 })
  },
})
