import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { MonthPress } from './MonthPress.tsx'
import { chartMargins } from './outlookOption.ts'

const meta = preview.meta({ component: MonthPress })

export const Ready = meta.story({
  args: { months: ['2026-11', '2026-12', '2027-01'], onMonth: fn(), children: <div style={{ height: 60 }}>…</div> },
  play: async ({ args, canvas, step }) => {
    await step('Der Monat unter dem Zeiger wird genannt, neben der Zeichnung keiner', async () => {
      const drawing = canvas.getByText('…')
      const box = drawing.getBoundingClientRect()
      const [left, right] = [box.left + chartMargins.left, box.right - chartMargins.right]
      await fireEvent.click(drawing, { bubbles: true, clientX: (left + right) / 2 })
      await expect(args.onMonth).toHaveBeenLastCalledWith('2026-12')
      await fireEvent.click(drawing, { bubbles: true, clientX: box.left + 10 })
      await expect(args.onMonth).toHaveBeenCalledOnce()
    })
  },
})
