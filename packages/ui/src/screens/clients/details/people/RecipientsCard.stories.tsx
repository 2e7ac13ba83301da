import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RecipientsCard } from './RecipientsCard.tsx'

const row = { client_id: 1, version: 1, zuletzt: null }
const recipients = [
  { ...row, id: 1, name: 'Rechnungsstelle', email: 'rechnung@forst.example', fuer_rechnungen: true, zuletzt: '2026-11-12T09:30:00Z' }, // prettier-ignore
  { ...row, id: 2, name: '', email: 'vorzimmer@forst.example', fuer_rechnungen: false },
]

const meta = preview.meta({ component: RecipientsCard, parameters: { layout: 'padded' } })

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Empfänger hinzufügen' }))

/** Recipients are edited on the client's page; an address can be entered once only. */
export const Ready = meta.story({
  args: {
    recipients: { status: 'ready', data: { rows: recipients, own: 'rechnung@forst.example' } },
    actions: { add: fn(async () => undefined), update: fn(async () => undefined), remove: fn() },
    onTyping: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const card = within(canvas.getByRole('region', { name: 'Empfänger' }))
    await step('Was keine Adresse ist oder schon dasteht, wird nicht gespeichert', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Empfänger hinzufügen' }))
      const email = (await dialog()).getByRole('textbox', { name: /E-Mail/ })
      await userEvent.type(email, recipients[0]!.email.toUpperCase())
      await expect((await dialog()).getByText('Diese Adresse steht schon bei diesem Kunden.')).toBeVisible()
      await userEvent.clear(email)
      await userEvent.type(email, 'kasse@')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }))
      await expect(await (await dialog()).findByText('Bitte geben Sie eine E-Mail-Adresse ein.')).toBeVisible()
      await userEvent.type(email, 'forst.example')
    })
    await step('Wer die Rechnungen bekommt, tritt an die Stelle des bisherigen', async () => {
      await userEvent.click((await dialog()).getByRole('checkbox', { name: /Bekommt die Rechnungen/ }))
      await expect((await dialog()).getByText('Statt Rechnungsstelle.')).toBeVisible()
      await userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }))
      const typed = { name: '', email: 'kasse@forst.example', fuer_rechnungen: 'true' }
      await waitFor(() => expect(args.actions.add).toHaveBeenCalledWith(typed, expect.any(String)))
    })
  },
})

/** Nobody is marked: the badge stands where an invoice is really proposed to go, the client's own address. */
export const OwnAddress = meta.story({
  args: {
    ...Ready.composed.args,
    recipients: { status: 'ready', data: { rows: recipients.slice(1), own: 'rechnung@forst.example' } },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('rechnung@forst.example für Rechnungen')
    await expect(first).toHaveTextContent('aus „E-Rechnung und Skonto“')
    await expect(second).not.toHaveTextContent('für Rechnungen')
  },
})
export const Empty = meta.story({
  args: { ...Ready.composed.args, recipients: { status: 'ready', data: { rows: [], own: '' } } },
})
