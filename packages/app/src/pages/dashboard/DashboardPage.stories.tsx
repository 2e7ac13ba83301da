import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { DashboardPage } from './DashboardPage.tsx'

const meta = preview.meta({
  component: DashboardPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="expert@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('The figures come from the handlers', async () => {
      const [commonest] = await canvas.findAllByText('Buchdrucker', {}, { timeout: 5_000 })
      await expect(commonest).toBeVisible()
      await expect(await canvas.findAllByRole('link', { name: /Bayern/ })).not.toHaveLength(0)
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })) })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
  play: async ({ canvas, step }) => {
    await step('Each panel says that it failed and offers another try', async () => {
      await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(7), {
        timeout: 5_000,
      })
    })
  },
})
export const NewUser = meta.story({
  render: () => (
    <Stage user="neu@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, step }) => {
    await step('Who may not review sees the same figures without links', async () => {
      await canvas.findAllByText('Bayern', {}, { timeout: 5_000 })
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
})
export const Administrator = meta.story({
  render: () => (
    <Stage user="admin@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, step }) => {
    await step('Below the finds stands what the office looks after', async () => {
      for (const name of ['Offene Angebote und Rechnungen', 'Prognose für zwölf Monate', 'Stand der Einmessung']) {
        await expect(await canvas.findByRole('img', { name }, { timeout: 8_000 })).toBeVisible()
      }
      await expect(await canvas.findByText('Sabine Weidner')).toBeVisible()
    })
  },
})
export const Citizen = meta.story({
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <DashboardPage />
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('The own reports come first, and nothing of the review', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Meine Meldungen' }, { timeout: 8_000 })).toBeVisible()
      await expect(canvas.queryByRole('heading', { name: 'Am längsten offen' })).toBeNull()
    })
    await step('One of them opens here: a citizen has no GIS', async () => {
      const records = within(canvas.getByRole('region', { name: 'Meine Meldungen' }))
      const [first] = await records.findAllByRole('link', {}, { timeout: 8_000 })
      if (first) await userEvent.click(first)
      const drawer = within(await canvas.findByRole('dialog', { name: /^Meldung \d+$/ }, { timeout: 8_000 }))
      await expect(await drawer.findByText('Verlauf')).toBeVisible()
      await userEvent.click(drawer.getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: /^Meldung/ })).toBeNull())
    })
  },
})
