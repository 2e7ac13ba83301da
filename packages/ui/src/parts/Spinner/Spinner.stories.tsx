import preview from '@waldkerf/storybook/preview'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({ component: Spinner, parameters: { layout: 'centered' } })

export const Ready = meta.story()
export const Small = meta.story({ args: { size: 16 } })
