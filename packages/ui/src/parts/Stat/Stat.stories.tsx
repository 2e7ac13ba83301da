import preview from '@waldkerf/storybook/preview'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stat } from './Stat.tsx'

const meta = preview.meta({
  component: Stat,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { label: 'Veröffentlichte Funde', value: '12.408', note: '38 in den letzten sieben Tagen' },
})
export const Loading = meta.story({
  args: { label: 'Veröffentlichte Funde', value: <Skeleton width={96} height={24} /> },
})
export const LongGerman = meta.story({
  args: { label: 'Häufigste Art', value: 'Gekörnter Nutzholzborkenkäfer (Xyleborus germanus)' },
})
