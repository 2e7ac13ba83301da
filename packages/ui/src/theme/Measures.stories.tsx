import preview from '@waldkerf/storybook/preview'
import { MeasurePage } from './pages/MeasurePage.tsx'

const meta = preview.meta({ component: MeasurePage })

export const Ready = meta.story()

export const Dark = meta.story({ globals: { theme: 'dark' } })
