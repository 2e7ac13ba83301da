import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { AuthRedirectScreen } from './AuthRedirectScreen.tsx'

const meta = preview.meta({
  component: AuthRedirectScreen,
  args: { productName: 'Waldkerf', homeTo: '/dashboard' },
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Wer das Fenster behält, kommt von hier weiter', async () => {
      await expect(canvas.getByRole('link', { name: 'Zur Komponentenschau' })).toHaveAttribute('href', '/dashboard')
    })
  },
})
