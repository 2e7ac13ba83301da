import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '../../workbench/Stage.tsx'
import { SessionBar } from './SessionBar.tsx'

const meta = preview.meta({
  component: SessionBar,
  render: () => (
    <Stage user="neu@waldkerf.test" path="/dashboard" session={{ snapshot: { state: 'least' } }}>
      <SessionBar />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nur das Dashboard/)).toBeVisible()
  },
})
export const English = meta.story({ globals: { language: 'en' } })
