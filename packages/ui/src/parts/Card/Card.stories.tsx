import preview from '@waldkerf/storybook/preview'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Card } from './Card.tsx'

const meta = preview.meta({
  component: Card,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { title: 'Funde nach Bundesland', children: 'Bayern 12.083, Niedersachsen 6.400, Steiermark 1.207' },
})
export const WithTools = meta.story({
  args: { ...Ready.composed.args, tools: <IconButton label="Als Tabelle" icon="table" /> },
})
