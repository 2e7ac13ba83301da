import type { JointOffer } from '@waldkerf/domain/office/joint/jointOffers'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { JointDialog } from './JointDialog.tsx'

const late = { timeout: 5_000 }

const offer = (id: number, part: Partial<JointOffer> = {}): JointOffer => ({
  id,
  nummer: `AN-2026-000${id}`,
  clientId: 1,
  rate: '19.00',
  taxCase: 'S',
  status: 'angenommen',
  terms: { skonto_tage: 0, skonto_prozent: '0' },
  hasInstalments: false,
  invoice: undefined,
  ...part,
})
const ready = (offers: JointOffer[], again: number[] = []) =>
  ({ status: 'ready', data: { offers, again: new Set(again), net: '1480.00' } }) as const

const meta = preview.meta({ component: JointDialog })

export const Ready = meta.story({
  args: {
    preview: ready([offer(3), offer(5)]),
    limits: { findReason: () => undefined },
    today: storyDay,
    make: fn(async () => undefined),
    close: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    await step('Ein Druck macht eine Rechnung aus beiden', async () => {
      await expect(
        await screen.findByText(/^AN-2026-0003 und AN-2026-0005: zusammen 1\.480,00\s€ netto/, {}, late),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Rechnung erstellen' }))
      await expect(args.make).toHaveBeenCalledWith({ day: storyDay, supplyDay: storyDay, isRepriced: false })
    })
  },
})
/** One is billed once more, and their Skonto differs. */
export const Again = meta.story({
  args: {
    ...Ready.composed.args,
    preview: ready(
      [
        offer(3, { status: 'abgerechnet', invoice: 'RE-2026-0007' }),
        offer(5, { terms: { skonto_tage: 10, skonto_prozent: '2' } }),
      ],
      [3],
    ),
  },
})
/** Each reason against it is named, and nothing can be made. */
export const Barred = meta.story({
  args: {
    ...Ready.composed.args,
    preview: ready([
      offer(3),
      offer(4, { clientId: 2 }),
      offer(5, { hasInstalments: true }),
      offer(6, { rate: '7.00' }),
      offer(7, { status: 'versendet' }),
    ]),
  },
  play: async ({ step }) => {
    await step('Ein Auftrag in Abschlägen geht nicht mit', async () => {
      await expect(await screen.findByText(/^AN-2026-0005 wird in Abschlägen abgerechnet/, {}, late)).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Rechnung erstellen' })).toBeDisabled()
    })
  },
})
export const Loading = meta.story({ args: { ...Ready.composed.args, preview: { status: 'loading' } } })
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    preview: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() },
  },
})
