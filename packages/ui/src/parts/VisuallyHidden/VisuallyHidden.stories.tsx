import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <Button>
        Öffnen
        <Story />
      </Button>
    ),
  ],
})

export const Ready = meta.story({
  args: { children: ': Meldung 4711' },
  play: async ({ canvas, step }) => {
    await step('Was man nicht sieht, hört man', async () => {
      await expect(canvas.getByRole('button', { name: 'Öffnen : Meldung 4711' })).toBeVisible()
    })
  },
})
