import preview from '@waldkerf/storybook/preview'
import { TypePage } from './type/TypePage.tsx'

const meta = preview.meta({ component: TypePage })

export const Ready = meta.story()
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const English = meta.story({ globals: { language: 'en' } })
