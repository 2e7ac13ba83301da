import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { notices, notify } from '@waldkerf/app/platform/notices/notices'
import { Overlays } from './Overlays.tsx'

const meta = preview.meta({
  component: Overlays,
  beforeEach: () => {
    notices.endAll()
    notices.forget()
    return () => notices.forget()
  },
  render: (args) => (
    <Stage user="expert@waldkerf.test" path="/dashboard">
      <Overlays {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { offline: false },
  play: async ({ canvas, step }) => {
    await step('Was irgendwo geschieht, wird über jeder Seite gesagt', async () => {
      notify({ tone: 'success', message: 'Gespeichert.' })
      await expect(await canvas.findByText('Gespeichert.')).toBeVisible()
    })
  },
})
export const Offline = meta.story({ args: { offline: true } })
