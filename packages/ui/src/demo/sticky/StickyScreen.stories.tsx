import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { StickyScreen } from './StickyScreen.tsx'

const meta = preview.meta({ component: StickyScreen })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die Leiste bleibt unter dem Seitenkopf stehen', async () => {
      const bar = canvas.getByRole('form', { name: 'Veröffentlichen' })
      scrollTo({ top: 900, behavior: 'instant' })
      await waitFor(() => expect(Math.round(bar.getBoundingClientRect().top)).toBe(82))
      scrollTo({ top: 0, behavior: 'instant' })
    })
  },
})
