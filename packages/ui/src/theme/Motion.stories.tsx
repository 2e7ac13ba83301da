import preview from '@waldkerf/storybook/preview'
import { MotionPage } from './motion/MotionPage.tsx'

const meta = preview.meta({ component: MotionPage })

export const Ready = meta.story()
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const English = meta.story({ globals: { language: 'en' } })
