import preview from '@waldkerf/storybook/preview'
import { ClientMap } from './ClientMap.tsx'

const meta = preview.meta({
  component: ClientMap,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 280 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { name: 'Wasserverband Untere Aue', extent: { west: 13.2, south: 52.3, east: 13.4, north: 52.5 } },
})
