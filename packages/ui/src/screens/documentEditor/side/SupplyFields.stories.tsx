import preview from '@waldkerf/storybook/preview'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, fn } from 'storybook/test'
import { SupplyFields } from './SupplyFields.tsx'

const meta = preview.meta({ component: SupplyFields, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    header: { rn_datum: '2026-11-20', le_date: '2026-11-02', le_bis: '2026-11-13' },
    today: storyDay,
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const end = canvas.getByRole('textbox', { name: 'Leistung bis (bei mehreren Tagen)' })
    await step('Vor dem Beginn kann sie nicht enden', async () => {
      await userEvent.clear(end)
      await userEvent.type(end, '1.11.2026{Enter}')
      await expect(canvas.getByText('Frühestens am 02.11.2026.')).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Ohne Ende ist es ein Tag', async () => {
      await userEvent.clear(end)
      await userEvent.type(end, '{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ le_bis: '' })
    })
  },
})
export const OneDay = meta.story({
  args: { ...Ready.composed.args, header: { rn_datum: '2026-11-20', le_date: '2026-11-20' } },
})
