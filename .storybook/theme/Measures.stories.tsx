import preview from '../preview.tsx'
import { MeasurePage } from './measures/MeasurePage.tsx'

const meta = preview.meta({ component: MeasurePage })

export const Ready = meta.story()
