import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { SessionStatus } from './SessionStatus.tsx'

const meta = preview.meta({ component: SessionStatus, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { state: 'signedIn' } })

export const Offline = meta.story({ args: { state: 'offline' } })

export const Expiring = meta.story({
  args: { state: 'expiring', secondsLeft: 65 },
  play: async ({ canvas, step }) => {
    await step('Die Restzeit steht in Minuten und Sekunden', async () => {
      await expect(canvas.getByText('Sitzung endet in 1:05')).toBeVisible()
    })
  },
})

export const Over = meta.story({ args: { state: 'over' } })
