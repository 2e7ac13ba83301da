import preview from '../preview.tsx'
import { MotionPage } from './motion/MotionPage.tsx'

const meta = preview.meta({ component: MotionPage })

export const Ready = meta.story()
