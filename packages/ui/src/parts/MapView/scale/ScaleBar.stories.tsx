import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ScaleBar } from './ScaleBar.tsx'

const meta = preview.meta({
  component: ScaleBar,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { metresPerPixel: 1.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100 m')).toBeVisible()
  },
})
export const Kilometres = meta.story({ args: { metresPerPixel: 1222 } })
