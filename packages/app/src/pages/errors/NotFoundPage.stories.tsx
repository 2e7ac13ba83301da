import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { lostAddress } from '@waldkerf/app/platform/routes/lostAddress'
import { DashboardPage } from '../dashboard/DashboardPage.tsx'
import { NotFoundPage } from './ErrorPages.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: NotFoundPage,
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/404">
      <NotFoundPage />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
  },
})

/** An unknown address leads to the dashboard's: there it is named for as long as nobody goes on. */
export const Lost = meta.story({
  beforeEach({ msw }) {
    msw.use(...storyHandlers())
    lostAddress.set('/keine/Seite')
    return () => lostAddress.set('')
  },
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Seite nennt die Adresse und bleibt; die Suche ist gleich dabei', async () => {
      await expect(await canvas.findByText('/keine/Seite', {}, late)).toBeVisible()
      const pressed = fn()
      document.addEventListener('keydown', pressed, { once: true })
      await userEvent.click(canvas.getByRole('button', { name: /^Suchen/ }))
      await expect(pressed).toHaveBeenCalledWith(expect.objectContaining({ key: 'k', ctrlKey: true }))
    })
    await step('Weiter geht es auf demselben Weg', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Zum Dashboard' }))
      await expect(await canvas.findByRole('heading', { name: /^Guten|^Hallo|^Dashboard/ }, late)).toBeVisible()
      await expect(canvas.queryByText('/keine/Seite')).toBeNull()
    })
  },
})
