import preview from '@waldkerf/storybook/preview'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, fn, waitFor } from 'storybook/test'
import { DocumentsPanel } from './DocumentsPanel.tsx'

const meta = preview.meta({ component: DocumentsPanel })
const { offers, invoices } = seedWorld({ today: storyDay, size: 'small' })
const args = { offers: { status: 'ready', data: offers }, invoices: { status: 'ready', data: invoices } } as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('What waits is counted, and the oldest offer named', async () => {
      const chart = canvas.getByRole('img', { name: 'Offene Angebote und Rechnungen' })
      await waitFor(() => expect(chart).toHaveTextContent('Angebote im Entwurf'), { timeout: 5_000 })
      await expect(canvas.getByText(/Das älteste offene Angebot ist vom/)).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  args: { offers: { status: 'ready', data: [] }, invoices: { status: 'ready', data: [] } },
})
export const Loading = meta.story({ args: { ...args, invoices: { status: 'loading' } } })
export const Failed = meta.story({ args: { ...args, offers: failed } })
