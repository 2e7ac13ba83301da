import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, screen, spyOn } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { EndedSession } from './EndedSession.tsx'

/** The dialog's code is loaded on first use. */
const late = { timeout: 8_000 }

const meta = preview.meta({
  component: EndedSession,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    const opened = spyOn(window, 'open').mockReturnValue(null)
    return () => opened.mockRestore()
  },
  render: () => (
    <Stage user="expert@waldkerf.test" path="/dashboard" session={{ snapshot: { state: 'over' } }}>
      <EndedSession />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich schiebe es auf: an seiner Stelle bleibt eine Leiste', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Später' }, late))
      await expect(await canvas.findByText(/^Ihre Anmeldung ist abgelaufen/, {}, late)).toBeVisible()
    })
    await step('Der Browser lässt kein Fenster auf: die Seite bietet an, hier anzumelden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
      await expect(await screen.findByRole('alertdialog', {}, late)).toBeVisible()
      await expect(window.open).toHaveBeenCalled()
    })
  },
})
