import preview from '@waldkerf/storybook/preview'
import { ColorPage } from './pages/ColorPage.tsx'

const meta = preview.meta({ component: ColorPage })

export const Light = meta.story({ args: { mode: 'light' } })

export const Dark = meta.story({ args: { mode: 'dark' }, globals: { theme: 'dark' } })
