import preview from '@waldkerf/storybook/preview'
import { ShellFallback } from './ShellFallback.tsx'

const meta = preview.meta({ component: ShellFallback })

export const Ready = meta.story({})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
