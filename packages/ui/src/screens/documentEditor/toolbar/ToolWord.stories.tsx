import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ToolWord } from './ToolWord.tsx'

const meta = preview.meta({ component: ToolWord })

/** In a button of the toolbar: its name is the same on a phone. */
export const Ready = meta.story({
  args: { children: 'Senden' },
  render: (args) => (
    <Button icon="arrow-right">
      <ToolWord {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Senden' })).toBeVisible()
  },
})
