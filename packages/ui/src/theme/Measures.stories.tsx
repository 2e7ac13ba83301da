import preview from '@waldkerf/storybook/preview'
import { MeasurePage } from './measures/MeasurePage.tsx'

const meta = preview.meta({ component: MeasurePage })

export const Ready = meta.story()
