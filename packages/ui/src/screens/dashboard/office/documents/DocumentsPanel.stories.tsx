import preview from '@waldkerf/storybook/preview'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { invoiceStandings } from '@waldkerf/mocks/seed/documents/standings'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { expect, fn, waitFor } from 'storybook/test'
import { DocumentsPanel } from './DocumentsPanel.tsx'

const meta = preview.meta({ component: DocumentsPanel })
const world = seedWorld({ today: storyDay, size: 'small' })
const standings = invoiceStandings(world, { today: storyDay })
const args = {
  offers: { status: 'ready', data: world.offers },
  invoices: { status: 'ready', data: world.invoices },
  standings: { status: 'ready', data: standings },
  invoicesAt: (states: readonly string[]) => `/invoices/index?status=${states.join()}`,
} as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Was offen ist, steht als Betrag da und führt zu diesen Rechnungen', async () => {
      const open = canvas.getByRole('link', { name: /^Offene Rechnungen .*€$/ })
      await expect(open).toHaveAttribute('href', '/invoices/index?status=offen,teilbezahlt,ueberfaellig')
      const late = canvas.getByRole('link', { name: /^davon .*€ überfällig$/ })
      await expect(late).toHaveAttribute('href', '/invoices/index?status=ueberfaellig')
    })
    await step('Was wartet, ist gezählt, und das älteste Angebot genannt', async () => {
      const chart = canvas.getByRole('img', { name: 'Offene Angebote und Rechnungen' })
      await waitFor(() => expect(chart).toHaveTextContent('Angebote im Entwurf'), { timeout: 5_000 })
      await expect(canvas.getByText(/Das älteste offene Angebot ist vom/)).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  args: {
    ...args,
    offers: { status: 'ready', data: [] },
    invoices: { status: 'ready', data: [] },
    standings: { status: 'ready', data: [] },
  },
})
export const Loading = meta.story({ args: { ...args, invoices: { status: 'loading' } } })
export const Failed = meta.story({ args: { ...args, offers: failed } })
