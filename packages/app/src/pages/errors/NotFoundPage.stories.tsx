import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { lostAddress } from '@waldkerf/app/platform/routes/lostAddress'
import { OpenSearch } from '@waldkerf/app/shell/frame/openSearch'
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

const search = fn()

/** An unknown address leads to the dashboard's: there it is named for as long as nobody goes on. On a phone, whose bar has no search. */
export const Lost = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(...storyHandlers())
    lostAddress.set('/keine/Seite')
    return () => lostAddress.set('')
  },
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <OpenSearch value={search}>
        <DashboardPage />
      </OpenSearch>
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Seite nennt die Adresse und bleibt; die Suche ist gleich dabei', async () => {
      await expect(await canvas.findByText('/keine/Seite', {}, late)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Alles durchsuchen' }))
      await expect(search).toHaveBeenCalledOnce()
    })
    await step('Weiter geht es auf demselben Weg', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Zum Dashboard' }))
      await expect(await canvas.findByRole('heading', { name: /^Guten|^Hallo|^Dashboard/ }, late)).toBeVisible()
      await expect(canvas.queryByText('/keine/Seite')).toBeNull()
    })
  },
})
