import preview from '@waldkerf/storybook/preview'
import { TypePage } from './pages/TypePage.tsx'

const meta = preview.meta({ component: TypePage })

export const Ready = meta.story()

export const Dark = meta.story({ globals: { theme: 'dark' } })
