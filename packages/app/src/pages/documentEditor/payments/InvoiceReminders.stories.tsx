import { storyHandlers } from '@waldkerf/mocks/browser'
import { daysBetween } from '@waldkerf/domain/dates/days'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import { expect, screen } from 'storybook/test'
import { SendReminder } from '../sending/SendReminder.tsx'
import { InvoiceReminders } from './InvoicePayments.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const paid = new Set(world.payments.map(({ rechnung_id }) => rechnung_id))
const late = { timeout: 20_000 }
/** Nothing of it was paid, and its term is long over. */
const overdue = world.invoices.find(
  ({ id, archiviert_am, rn_datum }) => archiviert_am !== null && !paid.has(id) && daysBetween(rn_datum, storyDay) > 60,
)

const meta = preview.meta({
  component: InvoiceReminders,
  subcomponents: { SendReminder },
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <InvoiceReminders {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { invoiceId: overdue?.id ?? 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Zahlungserinnerung.', {}, late)).toBeVisible()
  },
})

/** One that was made goes out once more, with its PDF as the only attachment. */
export const SentAgain = meta.story({
  args: Ready.composed.args,
  render: () => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <SendReminder reminder={exampleReminder} onClose={() => undefined} />
    </Stage>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Zahlungserinnerung RE-2026-0041 versenden' }, late)
    await expect(screen.getByText(/Zahlungserinnerung-RE-[\d-]+\.pdf$/)).toBeVisible()
  },
})
