import preview from '@waldkerf/storybook/preview'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({ component: TextArea })

export const Ready = meta.story({ args: { label: 'Nachricht', rows: 3, hint: 'Die meldende Person liest sie.' } })
export const WithError = meta.story({ args: { label: 'Nachricht', error: 'Bitte schreiben Sie einen Grund.' } })
