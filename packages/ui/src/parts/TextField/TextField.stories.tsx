import preview from '@waldkerf/storybook/preview'
import { TextField } from './TextField.tsx'

const meta = preview.meta({ component: TextField })

export const Ready = meta.story({ args: { label: 'Suche', placeholder: 'Art, Ort, Nummer' } })
export const WithError = meta.story({ args: { label: 'E-Mail', error: 'Bitte geben Sie eine E-Mail-Adresse ein.' } })
export const Dark = meta.story({ args: Ready.composed.args, globals: { theme: 'dark' } })
