import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PartPager } from './PartPager.tsx'

const meta = preview.meta({ component: PartPager })

export const Ready = meta.story({
  args: { page: 1, total: 1_000_000, busy: false, onPage: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Weiter, zurück und an den Anfang', async () => {
      await expect(canvas.getByText('Zeilen 501 bis 1.000 von 1.000.000')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Nächster Teil' }))
      await expect(args.onPage).toHaveBeenLastCalledWith(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Vorheriger Teil' }))
      await expect(args.onPage).toHaveBeenLastCalledWith(0)
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, page: 0, total: 0 } })
export const Last = meta.story({ args: { ...Ready.composed.args, page: 1_999 } })
export const Busy = meta.story({ args: { ...Ready.composed.args, busy: true } })
