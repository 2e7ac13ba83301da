import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { StepButtons } from './StepButtons.tsx'

const meta = preview.meta({ component: StepButtons })

export const Ready = meta.story({
  args: {
    steps: {
      main: { id: 'remind', label: 'An Zahlung erinnern', onSelect: fn() },
      beside: [{ id: 'pay', label: 'Zahlung eintragen', onSelect: fn() }],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'An Zahlung erinnern' }))
    await expect(args.steps.main?.onSelect).toHaveBeenCalledOnce()
  },
})
/** At the lower edge of a phone: the button has the width that is there. */
export const Bar = meta.story({ args: { ...Ready.composed.args, isBar: true } })
