import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  component: Pagination,
  args: { total: 100, choice: { page: 3, limit: 20 }, onChange: fn() },
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Mit mehr Zeilen bleibt die erste Zeile im Bild', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Zeilen je Seite' }), '30')
      await expect(args.onChange).toHaveBeenCalledWith({ page: 2, limit: 30 })
    })
    await step('Weiter führt zur nächsten Seite', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, limit: 20 })
    })
  },
})
export const Last = meta.story({ args: { choice: { page: 5, limit: 20 } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
