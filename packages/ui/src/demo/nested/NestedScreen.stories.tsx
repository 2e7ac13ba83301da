import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { NestedScreen } from './NestedScreen.tsx'

const meta = preview.meta({ component: NestedScreen, args: { name: '1-2-1' } })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Jede Ebene liegt in der darüber', async () => {
      const outer = canvas.getByRole('region', { name: 'Menü 1' })
      await expect(outer).toContainElement(canvas.getByRole('region', { name: 'Menü 1-2-1' }))
    })
  },
})
export const FirstLevel = meta.story({ args: { name: '2' } })
