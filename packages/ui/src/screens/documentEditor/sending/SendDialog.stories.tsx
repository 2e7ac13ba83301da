import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { SendDialog, type SendDialogProps } from './SendDialog.tsx'

const late = { timeout: 5_000 }
const structured = { block: undefined, isStructured: true, units: [] }

/** Stands in for the container: fixed, the invoice may go out. */
function LiveDialog(props: SendDialogProps) {
  const [plan, setPlan] = useState(props.plan)
  const archive = props.onArchive
  const onArchive = async () => {
    await archive?.()
    setPlan(structured)
  }
  return <SendDialog {...props} plan={plan} {...(archive && { onArchive })} />
}

const meta = preview.meta({ component: SendDialog, render: (args) => <LiveDialog {...args} /> })

export const Ready = meta.story({
  args: {
    name: 'Rechnung RE-2026-0041',
    offered: {
      to: 'rechnung@forstamt.example',
      subject: 'Rechnung RE-2026-0041 – Ingenieurbüro Waldmann',
      text: 'Sehr geehrte Frau Forst,\n\nanbei erhalten Sie unsere Rechnung.',
      recipients: [
        { name: 'Rechnungsstelle', email: 'rechnung@forstamt.example', fuer_rechnungen: true },
        { name: '', email: 'vorzimmer@forstamt.example', fuer_rechnungen: false },
      ],
    },
    plan: structured,
    fileName: 'RE-2026-0041',
    onArchive: fn(async () => undefined),
    onSend: fn(async () => undefined),
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    await step('Ohne Adresse geht nichts hinaus', async () => {
      const to = await screen.findByRole('textbox', { name: 'Empfänger' }, late)
      await userEvent.clear(to)
      await userEvent.type(to, 'rechnung@')
      await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
      await expect(screen.getByText('Bitte geben Sie eine E-Mail-Adresse ein.')).toBeVisible()
      await expect(args.onSend).not.toHaveBeenCalled()
      await userEvent.type(to, 'forstamt.example')
    })
    await step(
      'Ein bekannter Empfänger steht mit einem Druck da, ein neuer wird gemerkt, wenn ich es nicht abwähle',
      async () => {
        await expect(screen.queryByRole('checkbox', { name: 'Beim Kunden merken' })).toBeNull()
        await userEvent.click(screen.getByRole('button', { name: 'vorzimmer@forstamt.example' }))
        const to = screen.getByRole('textbox', { name: 'Empfänger' })
        await expect(to).toHaveValue('vorzimmer@forstamt.example')
        await userEvent.clear(to)
        await userEvent.type(to, 'neu@forstamt.example')
        await expect(screen.getByRole('checkbox', { name: 'Beim Kunden merken' })).toBeChecked()
        await userEvent.click(screen.getByRole('checkbox', { name: 'Beim Kunden merken' }))
      },
    )
    await step('Bricht die Leitung, bleibt alles stehen, und dieselbe Sendung geht noch einmal los', async () => {
      mocked(args.onSend).mockRejectedValueOnce(new Error('Keine Verbindung.'))
      await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
      await expect(await screen.findByText('Keine Verbindung.')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      const [first, second] = mocked(args.onSend).mock.calls
      await expect(first).toEqual(second)
      await expect(first?.[2]).toBe(false)
    })
  },
})
const ready = Ready.composed.args
/** Client and office come after the dialog: its fields follow them, except the one that was typed in. */
export const LateClient = meta.story({
  args: {
    ...ready,
    offered: { ...ready.offered, to: '', subject: 'Rechnung RE-2026-0041 –' },
    plan: { ...structured, block: { kind: 'notArchived' } },
  },
  render: function LateClient(args) {
    const [offered, setOffered] = useState(args.offered)
    return <SendDialog {...args} offered={offered} onArchive={async () => setOffered(ready.offered)} />
  },
  play: async ({ userEvent }) => {
    const text = await screen.findByRole('textbox', { name: 'Text' }, late)
    await userEvent.clear(text)
    await userEvent.type(text, 'Guten Tag')
    await userEvent.click(screen.getByRole('button', { name: 'Festschreiben' }))
    await expect(await screen.findByDisplayValue(ready.offered.to)).toBe(
      screen.getByRole('textbox', { name: 'Empfänger' }),
    )
    await expect(screen.getByRole('textbox', { name: 'Betreff' })).toHaveValue(ready.offered.subject)
    await expect(text).toHaveValue('Guten Tag')
  },
})
/** Only what is fixed goes out; it can be fixed here, and what was typed stays. */
export const NotArchived = meta.story({
  args: { ...ready, onSend: fn(async () => undefined), plan: { ...structured, block: { kind: 'notArchived' } } },
  play: async ({ args, userEvent, step }) => {
    await step('Der Grund steht da, gesendet wird nicht', async () => {
      await expect(await screen.findByText(/^Versendet wird eine festgeschriebene/, {}, late)).toBeVisible()
      await expect(screen.getByRole('button', { name: 'Senden' })).toBeDisabled()
    })
    await step('Festgeschrieben geht sie hinaus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Festschreiben' }))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Senden' })).toBeEnabled())
      await expect(screen.getByText(/RE-2026-0041\.pdf, RE-2026-0041\.xml/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    })
  },
})
export const Missing = meta.story({
  args: { ...ready, plan: { ...structured, block: { kind: 'missing', count: 3 } } },
  play: async () => {
    await expect(await screen.findByText(/^3 Angaben fehlen/, {}, late)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Festschreiben' })).not.toBeInTheDocument()
  },
})
export const Unclear = meta.story({ args: { ...ready, plan: { ...structured, block: { kind: 'unclear' } } } })
/** Fixed without what an e-invoice needs: the pages go alone, and that is said. */
export const PagesAlone = meta.story({ args: { ...ready, plan: { ...structured, isStructured: false } } })
export const OddUnits = meta.story({ args: { ...ready, plan: { ...structured, units: ['Bund', 'Sack'] } } })
export const Loading = meta.story({ args: { ...ready, plan: undefined } })
