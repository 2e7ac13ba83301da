import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { openStanding } from './examples.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

const late = { timeout: 5_000 }

const meta = preview.meta({ component: PaymentDialog })

export const Ready = meta.story({
  args: {
    number: 'RE-2026-0041',
    standing: openStanding,
    today: '2026-11-20',
    references: [],
    onAdd: fn(async () => undefined),
    onClose: fn(),
  },
  play: async () => {
    await expect(await screen.findByText('Danach ist die Rechnung bezahlt.', {}, late)).toBeVisible()
  },
})
/** A payment to come is none, and an empty amount is named once it was sent. */
export const Faulty = meta.story({
  args: { ...Ready.composed.args, onAdd: fn(async () => undefined) },
  play: async ({ args, userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: 'Betrag in €' }, late)
    await userEvent.clear(amount)
    const day = screen.getByRole('textbox', { name: 'Eingang am' })
    await userEvent.clear(day)
    await userEvent.type(day, '21.11.2026{Tab}')
    await expect(await screen.findByText('Spätestens am 20.11.2026.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Erfassen' }))
    await expect(day).toHaveFocus()
    await userEvent.clear(day)
    await userEvent.type(day, 'gestern{Tab}')
    await userEvent.click(screen.getByRole('button', { name: 'Erfassen' }))
    await expect(await screen.findByText('Bitte geben Sie einen Betrag ein.')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})
