import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { PrintScreen } from './PrintScreen.tsx'

const meta = preview.meta({ component: PrintScreen, args: { print: fn() } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Gedruckt wird einmal, sobald alles da ist', async () => {
      await waitFor(() => expect(args.print).toHaveBeenCalledOnce())
    })
    await step('Und auf Wunsch noch einmal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }))
      await expect(args.print).toHaveBeenCalledTimes(2)
    })
  },
})
