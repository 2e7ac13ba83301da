import preview from '@waldkerf/storybook/preview'
import { Sparkline } from './Sparkline.tsx'

const meta = preview.meta({ component: Sparkline, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { values: [0, 2, 9, 24, 31, 18, 40, 22, 9, 3] } })
export const Empty = meta.story({ args: { values: [0, 0, 0, 0] } })
