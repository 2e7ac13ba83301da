import preview from '@waldkerf/storybook/preview'
import { expect, spyOn, waitFor } from 'storybook/test'
import { type SessionPart, Stage } from '@waldkerf/app/testing/Stage.tsx'
import { SessionClock } from './SessionClock.tsx'

const renderClock = (session: SessionPart) => () => (
  <Stage user="expert@waldkerf.test" path="/dashboard" session={session}>
    <SessionClock />
  </Stage>
)

const meta = preview.meta({ component: SessionClock, parameters: { layout: 'centered' }, render: renderClock({}) })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angemeldet')).toBeInTheDocument()
  },
})
export const Expiring = meta.story({
  render: renderClock({ identity: { secondsLeft: () => 42 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sitzung endet in/)).toBeInTheDocument()
  },
})
/** Seconds left, which the story lowers. */
let left = 42

/** Spec section 9: "Navbar status re-evaluated every 1 s." */
export const Ticking = meta.story({
  beforeEach: () => {
    left = 42
  },
  render: renderClock({ identity: { secondsLeft: () => left } }),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText(/^Sitzung endet in .*42/)).toBeInTheDocument()
    await step('Nach spätestens einer Sekunde steht da, was jetzt gilt', async () => {
      left = 7
      await waitFor(() => expect(canvas.getByText(/^Sitzung endet in .*7/)).toBeInTheDocument(), { timeout: 1_500 })
    })
  },
})
export const Offline = meta.story({ render: renderClock({ snapshot: { offline: true } }) })

/** The browser reports being offline before any call has failed. */
export const NoLine = meta.story({
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline')).toBeInTheDocument()
    await expect(canvas.queryByText('Angemeldet')).toBeNull()
  },
})

/** A page that broke before anybody was signed in. */
export const Nobody = meta.story({
  render: () => (
    <Stage user="expert@waldkerf.test" path="/dashboard" session={{ snapshot: { state: 'nobody' } }}>
      <p>Niemand ist angemeldet</p>
      <SessionClock />
    </Stage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Angemeldet')).toBeNull()
  },
})

export const Over = meta.story({ render: renderClock({ snapshot: { state: 'over' } }) })
