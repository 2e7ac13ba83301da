import { exampleCamt } from '@waldkerf/domain/office/bank/exampleStatements.testing'
import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { invoiceStandings } from '@waldkerf/mocks/seed/documents/standings'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { InvoicesPage, OffersPage } from './ListPages.tsx'

const late = { timeout: 20_000 }

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
      const grid = within(canvas.getByRole('grid', { name: 'Rechnungen' }))
      const [sum] = await grid.findAllByText('Summe', {}, late)
      const foot = sum?.closest('tr')
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
  tags: ['long'],
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

/** The oldest claim of the example data, wholly unpaid. */
const world = seedWorld({ today: storyDay, size: 'small' })
const [claim] = invoiceStandings(world, { today: storyDay }).filter(({ zustand }) => zustand === 'ueberfaellig')
const claimed = world.invoices.find(({ id }) => id === claim?.rechnung_id)
const transfer = { amount: claim?.offen ?? '', day: storyDay, name: 'Forstkasse', text: `Rechnung ${claimed?.nummer}` }

/** From the bank's file to the paid invoice; the same file once more books nothing. */
export const BankStatement = meta.story({
  render: stageAt('/invoices/index?ansicht=forderungen'),
  play: async ({ canvas, userEvent, step }) => {
    const drop = async () => {
      const input = await canvas.findByLabelText('Kontoauszug wählen …', { selector: 'input' }, late)
      await userEvent.upload(input, new File([exampleCamt([{ ...transfer, reference: 'B1' }])], 'Auszug.xml'))
      return within(await screen.findByRole('dialog', { name: 'Zahlungen aus dem Kontoauszug' }, late))
    }
    await step('Ein Druck bucht, was der Auszug vorschlägt', async () => {
      const dialog = await drop()
      await userEvent.click(await dialog.findByRole('button', { name: /^Zahlung über .* buchen$/ }, late))
      await expect(await dialog.findByText('Eine Zahlung ist gebucht.', {}, late)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Derselbe Auszug noch einmal: Alles ist schon gebucht', async () => {
      const dialog = await drop()
      await expect(await dialog.findByRole('region', { name: 'Schon gebucht (1)' }, late)).toBeVisible()
      await expect(dialog.queryByRole('button', { name: /buchen$/ })).toBeNull()
    })
  },
})

/** The recipient for invoices of a client with an overdue one. */
const [cashier] = world.recipients.filter(({ client_id, fuer_rechnungen }) => {
  const owed = invoiceStandings(world, { today: storyDay }).filter(({ zustand }) => zustand === 'ueberfaellig')
  const ids = new Set(owed.map(({ rechnung_id }) => rechnung_id))
  return fuer_rechnungen && world.invoices.some((each) => each.client_id === client_id && ids.has(each.id))
})
const debtor = world.clients.find(({ client_id }) => client_id === cashier?.client_id)

/** A reminder goes to the recipient of the client's invoices, with the text and the PDF that were previewed. */
export const Reminded = meta.story({
  tags: ['long'],
  render: stageAt('/invoices/index?ansicht=forderungen'),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Erinnern: ${debtor?.name}` }, late))
    const dialog = within(await screen.findByRole('dialog', { name: /^Zahlungserinnerung/ }, late))
    await step('Vorgeschlagen ist, wer die Rechnungen bekommt', async () => {
      await expect(await dialog.findByRole('textbox', { name: 'Empfänger' }, late)).toHaveValue(cashier?.email)
    })
    await step('Das Blatt steht daneben, so wie es hinausgeht', async () => {
      const sheet = await dialog.findByRole('region', { name: /^Seite 1 von/ }, late)
      await expect(sheet).toHaveTextContent('Zahlungserinnerung')
      await expect(sheet).toHaveTextContent('Noch offen')
      await expect(sheet).toHaveTextContent(debtor?.name ?? '')
    })
    await step('Es geht an diese Adresse', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Erinnern und senden' }))
      await expect(await screen.findByText(`gesendet an ${cashier?.email}`, {}, late)).toBeVisible()
    })
  },
})

let end = () => {}

/** The clients' names cannot be read: no document is shown as having no client. */
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
