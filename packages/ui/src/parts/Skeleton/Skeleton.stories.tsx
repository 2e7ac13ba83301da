import preview from '@waldkerf/storybook/preview'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ component: Skeleton, parameters: { layout: 'centered' }, args: { width: 240, height: 20 } })

export const Ready = meta.story()
