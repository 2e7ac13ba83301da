import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ReviewBar } from './ReviewBar.tsx'

const meta = preview.meta({ component: ReviewBar })

export const Ready = meta.story({
  args: { onKeep: fn(), onDrop: fn() },
  play: async ({ args, userEvent, step }) => {
    await step('Behalten und Verwerfen gehen mit der Tastatur', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onDrop).toHaveBeenCalledOnce()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onKeep).toHaveBeenCalledOnce()
    })
  },
})
