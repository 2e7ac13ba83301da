import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { type SessionPart, Stage } from '@waldkerf/storybook/stage/Stage'
import { SessionClock } from './SessionClock.tsx'

const clockOf = (session: SessionPart) => () => (
  <Stage user="expert@waldkerf.test" path="/dashboard" session={session}>
    <SessionClock />
  </Stage>
)

const meta = preview.meta({ component: SessionClock, parameters: { layout: 'centered' }, render: clockOf({}) })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angemeldet')).toBeInTheDocument()
  },
})
export const Expiring = meta.story({
  render: clockOf({ identity: { secondsLeft: () => 42 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sitzung endet in/)).toBeInTheDocument()
  },
})
export const Offline = meta.story({ render: clockOf({ snapshot: { offline: true } }) })
export const Over = meta.story({ render: clockOf({ snapshot: { state: 'over' } }) })
