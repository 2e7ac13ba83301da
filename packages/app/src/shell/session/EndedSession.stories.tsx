import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, screen, spyOn } from 'storybook/test'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { EndedSession } from './EndedSession.tsx'

/** The dialog's code comes when it is first asked for. */
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
    await step('I put it off: a bar stays in its place', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Später' }, late))
      await expect(await canvas.findByText(/^Ihre Anmeldung ist abgelaufen/, {}, late)).toBeVisible()
    })
    await step('The browser lets no window open: the page offers to sign in here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
      await expect(await screen.findByRole('alertdialog', {}, late)).toBeVisible()
      await expect(window.open).toHaveBeenCalled()
    })
  },
})
