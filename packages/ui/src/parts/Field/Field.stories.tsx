import preview from '@waldkerf/storybook/preview'
import { Field } from './Field.tsx'

const meta = preview.meta({ component: Field })

export const Ready = meta.story({
  args: { label: 'Fundort', hint: 'Gemeinde oder Forstort', children: (field) => <input {...field} /> },
})
export const WithError = meta.story({ args: { ...Ready.composed.args, error: 'Bitte nennen Sie den Fundort.' } })
