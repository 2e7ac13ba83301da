import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { BackToTopScreen } from './BackToTopScreen.tsx'

const meta = preview.meta({ component: BackToTopScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Oben ist keine Taste', async () => {
      await expect(canvas.queryByRole('button', { name: 'Nach oben' })).toBeNull()
    })
    await step('Weiter unten führt sie zurück', async () => {
      scrollTo({ top: 1_000, behavior: 'instant' })
      await userEvent.click(await canvas.findByRole('button', { name: 'Nach oben' }))
      await waitFor(() => expect(Math.round(scrollY)).toBe(50), { timeout: 3_000 })
    })
    await step('Wer selbst scrollt, bleibt, wo er ist', async () => {
      scrollTo({ top: 1_000, behavior: 'instant' })
      await userEvent.click(await canvas.findByRole('button', { name: 'Nach oben' }))
      dispatchEvent(new WheelEvent('wheel'))
      const here = scrollY
      await new Promise((resolve) => setTimeout(resolve, 100))
      await expect(scrollY).toBe(here)
      scrollTo({ top: 0, behavior: 'instant' })
    })
  },
})
