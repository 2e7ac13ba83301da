import preview from '@waldkerf/storybook/preview'
import { Filler } from './Filler.tsx'

const meta = preview.meta({ component: Filler, args: { lines: 12 } })

export const Ready = meta.story()
