import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '../../platform/notices/notices.ts'
import { InvoicesPage } from './InvoicesPage.tsx'
import { OffersPage } from './OffersPage.tsx'

const late = { timeout: 8_000 }

const stageAt = (path: string, user = 'admin@waldkerf.test') =>
  function staged() {
    return (
      <Stage user={user} path={path}>
        {path.startsWith('/offers') ? <OffersPage /> : <InvoicesPage />}
      </Stage>
    )
  }

const meta = preview.meta({
  component: InvoicesPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt('/invoices/index'),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die Rechnungen ergeben eine Summe', async () => {
      await canvas.findByText(/^90 von 90/, {}, late)
      const sum = await within(canvas.getByRole('grid', { name: 'Rechnungen' })).findByText('Summe', {}, late)
      const foot = sum.closest('tr')
      await waitFor(() => expect(foot).toHaveTextContent('€'), late)
    })
  },
})

export const FromAddress = meta.story({
  render: stageAt('/offers/index?status=entwurf&sortierung=-gross'),
  play: async ({ canvas, step }) => {
    await step('Die Adresse sagt, was zu sehen ist', async () => {
      await expect(await canvas.findByText(/^2 von 60/, {}, late)).toBeVisible()
      await expect(canvas.getByRole('button', { name: /^Entwurf/ })).toHaveAttribute('aria-pressed', 'true')
    })
  },
})

export const Created = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(/^90 von 90/, {}, late)
    await step('Eine neue Rechnung steht in der Liste', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neue Rechnung' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rechnung' }, late))
      await userEvent.type(dialog.getByRole('combobox', { name: 'Kunde' }), 'forst{Enter}')
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await canvas.findByText(/^91 von 91/, {}, late)).toBeVisible()
    })
  },
})

let end = () => {}

/** The clients' names cannot be read: no document is said to be without one. */
export const WithoutClients = meta.story({
  beforeEach: () => (end = loseAnswers('/rpc/a_get_all_clients')),
  play: async ({ canvas, userEvent, step }) => {
    await step('Was fehlt, wird an seinem Platz gesagt', async () => {
      await expect(await canvas.findByText('Namen der Kunden: nicht geladen', {}, late)).toBeVisible()
      await waitFor(() => expect(canvas.getAllByText('nicht geladen').length).toBeGreaterThan(3), late)
    })
    await step('und kommt auf einen Druck', async () => {
      end()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
      await waitFor(() => expect(canvas.queryByText(/nicht geladen/)).toBeNull(), late)
    })
  },
})

export const Forbidden = meta.story({ render: stageAt('/invoices/index', 'expert@waldkerf.test') })
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
