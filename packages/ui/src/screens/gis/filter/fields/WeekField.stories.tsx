import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { WeekField } from './WeekField.tsx'

const meta = preview.meta({ component: WeekField, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { week: '2026-W21', onWeek: fn() },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Kalenderwoche des Funds'), { target: { value: '2026-W22' } })
    await expect(args.onWeek).toHaveBeenCalledWith('2026-W22')
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, week: '' } })
