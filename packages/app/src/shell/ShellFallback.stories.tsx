import preview from '@waldkerf/storybook/preview'
import { ShellFallback } from './ShellFallback.tsx'

const meta = preview.meta({ component: ShellFallback })

export const Ready = meta.story({})
