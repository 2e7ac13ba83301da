import preview from '@waldkerf/storybook/preview'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({ args: { label: 'Nachricht', hint: 'Die meldende Person liest sie.' } })

export const WithError = meta.story({ args: { ...Ready.composed.args, error: 'Bitte schreiben Sie einen Grund.' } })
