import preview from '@waldkerf/storybook/preview'
import { Drawing } from './drawings.tsx'

const meta = preview.meta({ component: Drawing, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { name: 'forest' } })
export const Beetle = meta.story({ args: { name: 'beetle' } })
export const Folded = meta.story({ args: { name: 'map' } })
export const Broken = meta.story({ args: { name: 'broken' } })
