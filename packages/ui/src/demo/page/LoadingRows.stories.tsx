import preview from '@waldkerf/storybook/preview'
import { LoadingRows } from './LoadingRows.tsx'

const meta = preview.meta({ component: LoadingRows, args: { label: 'Artikel werden geladen' } })

export const Ready = meta.story()
