import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ClientMap } from './ClientMap.tsx'

const meta = preview.meta({
  component: ClientMap,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 440, height: 240 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { name: 'Wasserverband Untere Aue', extent: { west: 13.2, south: 52.3, east: 13.4, north: 52.5 } },
  play: async ({ canvas }) => {
    const source = await canvas.findByRole('button', { name: 'Quellen der Karte' }, { timeout: 5_000 })
    const { bottom } = canvas.getByRole('button', { name: 'Darstellung' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(source.getBoundingClientRect().top)
  },
})
