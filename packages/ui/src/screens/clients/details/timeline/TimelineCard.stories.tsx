import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor, within } from 'storybook/test'
import { exampleEvents, exampleTimeline } from './exampleEvents.testing.ts'
import { TimelineCard } from './TimelineCard.tsx'

const documents = { invoice: { id: 41, nummer: 'RE-2026-0041' }, offer: { id: 7, nummer: 'AN-2026-0007' } }
const events = exampleEvents(1, documents)
const nothing = { status: 'ready', data: [] } as const
const addresses = {
  list: '#/clients',
  user: (user: number) => `#/users/${user}`,
  offer: (offer: number) => `#/offers/${offer}`,
  invoice: (invoice: number) => `#/invoices/${invoice}`,
  map: (map: number) => `#/maps/${map}`,
  offers: '#/offers',
  invoices: '#/invoices',
  maps: '#/maps',
  claims: '#/invoices?ansicht=forderungen',
  remind: (invoice: number) => `#/invoices/${invoice}?erinnern`,
  billTogether: '#/offers?kunde=1&status=angenommen',
  offerStep: (offer: number, step: string) => `#/offers/${offer}?${step}`,
  newOffer: '#/offers?neu=1',
  newInvoice: '#/invoices?neu=1',
  newMap: '#/maps?neu=1',
}

const meta = preview.meta({ component: TimelineCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    state: {
      timeline: { ...exampleTimeline(events), note: 'Ruft zurück' },
      offers: nothing,
      invoices: nothing,
      addresses,
    },
    actions: { choose: fn(), showOlder: fn(), typeNote: fn(), addNote: fn(async () => undefined), removeNote: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const card = within(canvas.getByRole('region', { name: 'Verlauf' }))
    await step('Jeder Eintrag führt zu seiner Sache', async () => {
      const link = card.getByRole('link', { name: 'Zahlungserinnerung zu RE-2026-0041' })
      await expect(link).toHaveAttribute('href', addresses.invoice(41))
      await expect(card.getByText('abgelehnt')).toBeVisible()
    })
    await step('Ich schreibe eine Notiz, sehe nur Zahlungen, dann Älteres', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Notieren' }))
      await expect(args.actions.addNote).toHaveBeenCalledOnce()
      await userEvent.click(card.getByRole('button', { name: 'Zahlungen' }))
      await expect(args.actions.choose).toHaveBeenCalledWith('payments')
      await userEvent.click(card.getByRole('button', { name: 'Ältere zeigen' }))
      await expect(args.actions.showOlder).toHaveBeenCalledOnce()
    })
  },
})

/** On a phone the latest five come first, the others at a press. */
export const OnAPhone = meta.story({
  args: Ready.composed.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const shown = () => canvasElement.querySelectorAll('section section li').length
    await step('Fünf Einträge, dann alle', async () => {
      await waitFor(() => expect(shown()).toBe(5))
      await userEvent.click(canvas.getByRole('button', { name: 'Ältere zeigen' }))
      await waitFor(() => expect(shown()).toBe(events.length))
    })
  },
})

/** The chosen group has no events. */
export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...Ready.composed.args.state,
      timeline: { ...exampleTimeline([]), group: 'maps', older: 'none' },
    },
  },
})
