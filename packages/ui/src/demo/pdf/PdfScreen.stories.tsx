import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PdfScreen } from './PdfScreen.tsx'

const meta = preview.meta({ component: PdfScreen, args: { url: '/demo/pdf/download', open: fn(() => true) } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Druckansicht öffnen' }))
    await expect(args.open).toHaveBeenCalledWith('/demo/pdf/download')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Blocked = meta.story({
  args: { open: fn(() => false) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer keine neuen Fenster zulässt, bekommt einen Verweis', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Druckansicht öffnen' }))
      await expect(canvas.getByRole('link', { name: 'Druckansicht öffnen' })).toHaveAttribute('rel', 'noopener')
    })
  },
})
