import preview from '@waldkerf/storybook/preview'
import { TypePage } from './type/TypePage.tsx'

const meta = preview.meta({ component: TypePage })

export const Ready = meta.story()
