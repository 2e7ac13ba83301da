import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { openStanding } from './examples.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

const late = { timeout: 5_000 }

const meta = preview.meta({ component: PaymentDialog })

export const Ready = meta.story({
  args: {
    number: 'RE-2026-0041',
    standing: openStanding,
    today: '2026-11-20',
    invoiceDay: '2026-11-16',
    references: [],
    onAdd: fn(async () => undefined),
    onClose: fn(),
  },
  play: async () => {
    await expect(await screen.findByText('Danach ist die Rechnung bezahlt.', {}, late)).toBeVisible()
  },
})
/** An empty amount is reported on submit; neither it nor an invalid day is sent. */
export const Faulty = meta.story({
  args: { ...Ready.composed.args, onAdd: fn(async () => undefined) },
  play: async ({ args, userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: 'Betrag in €' }, late)
    await userEvent.clear(amount)
    const day = screen.getByRole('textbox', { name: 'Eingang am' })
    await userEvent.clear(day)
    await userEvent.type(day, 'gestern{Tab}')
    await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }))
    await expect(await screen.findByText('Bitte geben Sie einen Betrag ein.')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})
/** An unlikely amount needs a confirmation before it is sent; another amount needs another one. */
export const Unlikely = meta.story({
  args: { ...Ready.composed.args, onAdd: fn(async () => undefined) },
  play: async ({ args, userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: 'Betrag in €' }, late)
    await userEvent.clear(amount)
    await userEvent.type(amount, '11900,1')
    const yes = await screen.findByRole('checkbox', { name: /mehr als das Zehnfache/ })
    await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.click(yes)
    await userEvent.clear(amount)
    await userEvent.type(amount, '11900,12')
    const again = await screen.findByRole('checkbox', { name: /mehr als das Zehnfache/ })
    await expect(again).not.toBeChecked()
    await userEvent.click(again)
    await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(mocked(args.onAdd).mock.calls[0]?.[0]).toMatchObject({ amount: '11900.12', confirmed: true })
  },
})
