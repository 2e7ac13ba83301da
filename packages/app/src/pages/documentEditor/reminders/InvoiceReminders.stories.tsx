import { storyHandlers } from '@waldkerf/mocks/browser'
import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { daysBetween } from '@waldkerf/domain/dates/days'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect, screen, within } from 'storybook/test'
import { InvoiceReminders } from './InvoiceReminders.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const paid = new Set(world.payments.map(({ rechnung_id }) => rechnung_id))
const late = { timeout: 8_000 }
/** Nothing of it was paid, and its term is long over. */
const overdue = world.invoices.find(
  ({ id, archiviert_am, rn_datum }) => archiviert_am !== null && !paid.has(id) && daysBetween(rn_datum, storyDay) > 60,
)

const meta = preview.meta({
  component: InvoiceReminders,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <InvoiceReminders {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: {
    invoiceId: overdue?.id ?? 1,
    number: overdue?.nummer ?? '',
    invoice: reminderModel(exampleReminder),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Erinnert wird mit dem angebotenen Text', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zahlungserinnerung erstellen' }, late))
      await userEvent.click(await screen.findByRole('button', { name: 'Erstellen' }, late))
      await expect(await canvas.findByText(/^Vom .*, offen waren/, {}, late)).toBeVisible()
    })
    await step('Versendet wird sie mit dem PDF allein', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /versenden$/ }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Zahlungserinnerung RE-.* versenden$/ }, late))
      await expect(dialog.getByText(/Zahlungserinnerung-RE-[\d-]+\.pdf$/)).toBeVisible()
    })
  },
})
