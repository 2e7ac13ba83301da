import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
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

/** All retries have failed: the reason is shown with a button to try again. */
export const GaveUp = meta.story({
  render: () => (
    <Stage
      user="neu@waldkerf.test"
      path="/dashboard"
      session={{ snapshot: { state: 'least', problem: 'Dazu fehlt Ihnen das Recht.' } }}
    >
      <SessionBar />
    </Stage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/mehrmals nicht geladen werden. Dazu fehlt Ihnen das Recht/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
})
