import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { exampleOrder } from './exampleOrder.ts'
import { OrderPanel } from './OrderPanel.tsx'

const meta = preview.meta({
  component: OrderPanel,
  args: { toAddress: (id) => `#/invoices/${id}`, onLeave: fn(async () => undefined) },
})

/** All that is ordered, invoiced, received and open; a draft can leave the order. */
export const Ready = meta.story({
  args: { state: { status: 'ready', data: exampleOrder } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('img', { name: /3\.380,00\s€ erhalten, 1\.380,00\s€ offen, 4\.760,00\s€/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^2\.380,00\s€ 1\.000,00\s€ 1\.380,00\s€/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'RE-2026-0048 vom Auftrag lösen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lösen' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(48))
  },
})

/** No instalment yet. */
export const Empty = meta.story({
  args: { state: { status: 'ready', data: { ...exampleOrder, rechnungen: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Abschlagsrechnung.')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})

export const Forbidden = meta.story({
  args: { state: { status: 'failed', message: 'Das ist Ihnen nicht erlaubt.', retry: fn() } },
})

/** More is claimed than was ordered, and more came in than is due. */
export const Beyond = meta.story({
  args: {
    current: 41,
    state: {
      status: 'ready',
      data: {
        ...exampleOrder,
        brutto: '2000.00',
        rechnungen: exampleOrder.rechnungen.slice(0, 1).map((row) => ({ ...row, ueberzahlt: '20.00' })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Berechnet sind 380,00 € mehr, als bestellt wurde.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'RE-2026-0041' })).toBeNull()
  },
})
