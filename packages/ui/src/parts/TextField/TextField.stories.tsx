import preview from '@waldkerf/storybook/preview'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  component: TextField,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({ args: { label: 'E-Mail', type: 'email', defaultValue: 'a.moser@waldkerf.test' } })

export const Search = meta.story({ args: { label: 'Suche', type: 'search', placeholder: 'Art, Ort, Nummer' } })

export const WithError = meta.story({
  args: { ...Ready.composed.args, defaultValue: 'a.moser@', error: 'Bitte geben Sie eine vollständige Adresse ein.' },
})

export const Disabled = meta.story({ args: { ...Ready.composed.args, disabled: true } })
