import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { InvoicePayments } from './InvoicePayments.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const paid = new Set(world.payments.map(({ rechnung_id }) => rechnung_id))
const unpaid = world.invoices.find(({ id, archiviert_am }) => archiviert_am !== null && !paid.has(id))
const late = { timeout: 20_000 }

const meta = preview.meta({
  component: InvoicePayments,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <InvoicePayments {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { invoiceId: unpaid?.id ?? 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Zahlung eingetragen.', {}, late)).toBeVisible()
  },
})
const ready = Ready.composed.args
export const Loading = meta.story({
  args: ready,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })),
})
export const Failed = meta.story({
  args: ready,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
})
export const Forbidden = meta.story({
  args: ready,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'forbidden' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Zahlungen konnten nicht geladen werden.', {}, late)).toBeVisible()
  },
})
