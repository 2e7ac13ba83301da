import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { FallbackBar } from './FallbackBar.tsx'

const meta = preview.meta({ component: FallbackBar })

export const Ready = meta.story({
  args: {
    message: 'Ihre Nutzerdaten sind gerade nicht erreichbar. Bis dahin sehen Sie nur das Dashboard.',
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Klick versucht es erneut', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
})
