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
/** Many pages: gaps between those with a button, and a field for any of them. */
export const Many = meta.story({
  args: { total: 5_000, choice: { page: 125, limit: 20 }, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine Nummer führt zu ihrer Seite', async () => {
      await expect(canvas.getByRole('button', { name: 'Seite 125' })).toHaveAttribute('aria-current', 'page')
      await userEvent.click(canvas.getByRole('button', { name: 'Seite 250' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ page: 250, limit: 20 })
    })
    await step('Jede andere lässt sich tippen', async () => {
      await userEvent.type(canvas.getByRole('spinbutton', { name: 'Zur Seite' }), '17{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ page: 17, limit: 20 })
    })
  },
})
export const Last = meta.story({ args: { choice: { page: 5, limit: 20 } } })
