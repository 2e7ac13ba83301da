import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from './CrashScreen.tsx'

const meta = preview.meta({ component: CrashScreen })

export const Ready = meta.story({
  args: { message: "Cannot read properties of undefined (reading 'lat')", onRetry: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Klick versucht es erneut', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
    await step('Die Meldung für die Technik lässt sich aufklappen', async () => {
      await userEvent.click(canvas.getByText('Meldung für die Technik'))
      await expect(canvas.getByText(/Cannot read properties/)).toBeVisible()
    })
  },
})
