import preview from '@waldkerf/storybook/preview'
import { Kbd } from './Kbd.tsx'

const meta = preview.meta({ component: Kbd, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { children: 'V' } })
