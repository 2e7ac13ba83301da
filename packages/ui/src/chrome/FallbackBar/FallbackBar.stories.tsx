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

export const Phone = meta.story({ args: { ...Ready.composed.args }, globals: { viewport: { value: 'phone' } } })

export const Dark = meta.story({ args: { ...Ready.composed.args }, globals: { theme: 'dark' } })

export const English = meta.story({ args: { ...Ready.composed.args }, globals: { language: 'en' } })
