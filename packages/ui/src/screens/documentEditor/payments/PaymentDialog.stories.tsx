import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { discountedStanding, openStanding } from './examples.ts'
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
/** In English the amount is written as in English, and read back so. */
export const InEnglish = meta.story({
  args: { ...Ready.composed.args, onAdd: fn(async () => undefined) },
  globals: { language: 'en' },
  play: async ({ args, userEvent }) => {
    const amount = await screen.findByRole('textbox', { name: 'Amount in €' }, late)
    await expect(amount).toHaveValue('1,190.00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1,000.5')
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(mocked(args.onAdd).mock.calls[0]?.[0]).toMatchObject({ amount: '1000.5' })
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
/** Within its time the amount with Skonto can be taken, and pays the invoice. */
export const WithDiscount = meta.story({
  args: { ...Ready.composed.args, standing: discountedStanding, onAdd: fn(async () => undefined) },
  play: async ({ args, userEvent, step }) => {
    await step('Der verminderte Betrag wird angeboten und gilt als ganze Zahlung', async () => {
      await expect(await screen.findByText('Mit Skonto bis 26.11.2026:', {}, late)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: /^1\.166,20\s€$/ }))
      await expect(screen.getByText('Danach ist die Rechnung bezahlt, mit 23,80 € Skonto.')).toBeVisible()
    })
    await step('An derselben Stelle lässt sich der ganze Betrag wieder nehmen', async () => {
      await expect(screen.getByText('Ohne Skonto:')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: /^1\.190,00\s€$/ }))
      await userEvent.click(screen.getByRole('button', { name: /^1\.166,20\s€$/ }))
    })
    await step('Am Tag danach bleibt der Rest offen', async () => {
      const day = screen.getByRole('textbox', { name: 'Eingang am' })
      await userEvent.clear(day)
      await userEvent.type(day, '27.11.2026{Tab}')
      await expect(await screen.findByText('Danach sind noch 23,80 € offen.')).toBeVisible()
      await expect(screen.getByText('Skonto galt bis 26.11.2026.')).toBeVisible()
    })
    await step('Rechtzeitig eingegangen wird er eingetragen', async () => {
      const day = screen.getByRole('textbox', { name: 'Eingang am' })
      await userEvent.clear(day)
      await userEvent.type(day, '20.11.2026{Tab}')
      await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }))
      await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
      await expect(mocked(args.onAdd).mock.calls[0]?.[0]).toMatchObject({ amount: '1166.2', day: '2026-11-20' })
    })
  },
})
