import preview from '@waldkerf/storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { SendDialog } from './SendDialog.tsx'
import { type RecipientFieldProps, RecipientField } from './RecipientField.tsx'

const late = { timeout: 5_000 }
const structured = { block: undefined, isStructured: true, units: [] }

const meta = preview.meta({ component: SendDialog, subcomponents: { RecipientField } })

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
    isInvoice: true,
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
      await waitFor(() => expect(to).toHaveFocus())
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
  },
  render: function LateClient(args) {
    const [offered, setOffered] = useState(args.offered)
    useEffect(() => {
      const end = new AbortController()
      addEventListener('client-known', () => setOffered(ready.offered), { signal: end.signal })
      return () => end.abort()
    }, [])
    return <SendDialog {...args} offered={offered} />
  },
  play: async ({ userEvent }) => {
    const text = await screen.findByRole('textbox', { name: 'Text' }, late)
    await userEvent.clear(text)
    await userEvent.type(text, 'Guten Tag')
    dispatchEvent(new Event('client-known'))
    await expect(await screen.findByDisplayValue(ready.offered.to)).toBe(
      screen.getByRole('textbox', { name: 'Empfänger' }),
    )
    await expect(screen.getByRole('textbox', { name: 'Betreff' })).toHaveValue(ready.offered.subject)
    await expect(text).toHaveValue('Guten Tag')
  },
})
/** The reason is shown, and nothing can be sent. */
export const NotArchived = meta.story({
  args: { ...ready, plan: { ...structured, block: 'notArchived' } },
  play: async () => {
    await expect(await screen.findByText(/^Versendet wird eine festgeschriebene/, {}, late)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Senden' })).toBeDisabled()
  },
})
export const Unclear = meta.story({ args: { ...ready, plan: { ...structured, block: 'unclear' } } })
/** Fixed without the details that an e-invoice needs: the PDF goes alone, and the dialog says so. */
export const PagesAlone = meta.story({ args: { ...ready, plan: { ...structured, isStructured: false } } })
/** Forgotten prices are asked about before it goes out. */
export const Free = meta.story({
  args: { ...ready, plan: { ...structured, isFree: true } },
  play: async () => {
    await expect(await screen.findByText(/^Dieses Dokument geht über 0,00\s€/, {}, late)).toBeVisible()
  },
})
export const OddUnits = meta.story({ args: { ...ready, plan: { ...structured, units: ['Bund', 'Sack'] } } })
export const Loading = meta.story({ args: { ...ready, plan: undefined } })
/** The text is seen whole, and the files before it. */
export const LongText = meta.story({
  args: { ...ready, offered: { ...ready.offered, text: 'Noch eine Zeile.\n'.repeat(20) } },
  play: async ({ step }) => {
    const text = await screen.findByRole('textbox', { name: 'Text' }, late)
    await step('Nichts vom Text ist abgeschnitten, und die Anlagen stehen davor', async () => {
      await expect(text.scrollHeight).toBe(text.clientHeight)
      const files = screen.getByText('Anlagen').getBoundingClientRect()
      await expect(files.bottom).toBeLessThan(text.getBoundingClientRect().top)
    })
    await step('Was noch nichts sagt, hält keinen Platz frei', async () => {
      const about = screen.getByText(/^Die E-Mail geht sofort hinaus/).getBoundingClientRect()
      await expect(screen.getByText('Empfänger').getBoundingClientRect().top - about.bottom).toBeLessThan(20)
    })
  },
})

const recipient = {
  value: 'rechnung@forstamt.example',
  error: undefined,
  recipients: [
    { name: 'Rechnungsstelle', email: 'rechnung@forstamt.example', fuer_rechnungen: true },
    { name: '', email: 'vorzimmer@forstamt.example', fuer_rechnungen: false },
  ],
  remembers: { isOn: true, canBe: false, set: fn() },
  onChange: fn(),
} satisfies RecipientFieldProps

export const Recipient = meta.story({
  args: Ready.composed.args,
  render: () => <RecipientField {...recipient} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Druck nimmt eine andere Adresse des Kunden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'vorzimmer@forstamt.example' }))
      await expect(recipient.onChange).toHaveBeenCalledWith('vorzimmer@forstamt.example')
    })
  },
})
/** The address in the field is not offered again beside it. */
export const RecipientSingle = meta.story({
  args: Ready.composed.args,
  render: function RecipientSingle() {
    const [value, setValue] = useState('rechnung@forstamt.example')
    return (
      <RecipientField {...recipient} value={value} recipients={recipient.recipients.slice(0, 1)} onChange={setValue} />
    )
  },
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent, step }) => {
    const to = canvas.getByRole('textbox', { name: 'Empfänger' })
    await step('Die einzige Adresse steht nur im Feld', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
    })
    await step('Steht dort etwas anderes, ist sie mit einem Druck wieder da', async () => {
      await userEvent.clear(to)
      await userEvent.click(canvas.getByRole('button', { name: /^Rechnungsstelle/ }))
      await expect(to).toHaveValue('rechnung@forstamt.example')
      await expect(to).toHaveFocus()
    })
  },
})
/** An address that the client does not have yet. */
export const RecipientUnknown = meta.story({
  args: Ready.composed.args,
  render: () => (
    <RecipientField {...recipient} value="neu@forstamt.example" remembers={{ isOn: true, canBe: true, set: fn() }} />
  ),
  parameters: { layout: 'padded' },
})
