import type { InvoiceFacts, OfferFacts } from '@waldkerf/domain/documents/steps/documentSteps'
import { mailState } from '@waldkerf/domain/documents/steps/mailState'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { styled } from 'styled-components'
import { type SentMail, StageLine, type StageLineProps } from './StageLine.tsx'

const meta = preview.meta({ component: StageLine })

const sent: SentMail = {
  an: 'rechnungsstelle@landesforstverwaltung.example',
  gesendet_am: '2026-11-20T08:30:00Z',
  zugestellt_am: '2026-11-20T08:30:04Z',
  abgelehnt: null,
}
const queued = { ...sent, zugestellt_am: null }
const refused = { ...queued, abgelehnt: '550 5.1.1 Empfänger unbekannt' }

const invoiceFacts = {
  kind: 'invoice',
  isOwed: false,
  isCancellation: false,
  isCancelled: false,
  hasOffer: false,
  isReminded: false,
  hasReminders: false,
} as const
const invoice = (state: InvoiceFacts['state'], mail: SentMail | null = sent): StageLineProps => ({
  facts: { ...invoiceFacts, state, mail: mailState(mail) },
  mail,
  late: { due: '2026-10-28', today: '2026-11-20' },
})
const offer = (status: string, validity: OfferFacts['validity'] = 'valid'): StageLineProps => ({
  facts: { kind: 'offer', status, validity, mail: status === 'entwurf' ? 'none' : 'delivered', hasInvoice: false },
  mail: status === 'entwurf' ? null : sent,
  late: { due: '2025-11-12', today: '2026-11-20' },
  isClosed: status !== 'entwurf',
})

export const Ready = meta.story({
  args: invoice('offen'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Stand des Dokuments' })).toBeVisible()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Versendet$/)
    await expect(
      canvas.getByText('Gesendet an rechnungsstelle@landesforstverwaltung.example am 20.11.2026, 09:30'),
    ).toBeVisible()
  },
})
const justNow = () => new Date(Date.now() - 60_000).toISOString()
/** The mail server has not taken it yet. */
export const Queued = meta.story({
  args: invoice('offen', { ...queued, gesendet_am: justNow() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wird gesendet an rechnungsstelle@landesforstverwaltung.example seit/)).toBeVisible()
    await expect(canvas.queryByText(/^Gesendet an/)).toBeNull()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Wird gesendet$/)
  },
})
/** It waits for longer than mails do: that is said, with a way to all mails. */
export const Overdue = meta.story({
  args: { ...invoice('offen', queued), onMails: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'Noch nicht hinausgegangen, an rechnungsstelle@landesforstverwaltung.example seit 20.11.2026, 09:30',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zum Versand' }))
    await expect(args.onMails).toHaveBeenCalledOnce()
  },
})
/** It was paid before its mail went out: the step says no more than what is true of the mail. */
export const PaidFirst = meta.story({
  args: invoice('bezahlt', queued),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Bezahlt$/)
    await expect(canvas.getByText('Wird gesendet')).toBeVisible()
    await expect(canvas.queryByText('Versendet')).toBeNull()
  },
})
/** It was accepted before its mail went out: that it waits stays said. */
export const AcceptedFirst = meta.story({
  args: { ...offer('angenommen'), facts: { ...offer('angenommen').facts, mail: 'queued' }, mail: queued },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Angenommen$/)
    await expect(canvas.getByText('Wird gesendet').closest('li')).toHaveTextContent(/gesendet$/)
    await expect(canvas.queryByText('Versendet')).toBeNull()
    await expect(canvas.getByText(/^Noch nicht hinausgegangen/)).toBeVisible()
  },
})
/** Its validity is over, in the words of the lists; that it was sent stays true. */
export const Lapsed = meta.story({
  args: offer('versendet', 'lapsed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Abgelaufen seit 373 Tagen$/)
    await expect(canvas.getByText('Versendet').closest('li')).toHaveTextContent(/^Versendet, erledigt$/)
    await expect(canvas.getByText('Schreibgeschützt')).toBeVisible()
  },
})
/** An invoice that cancels another one is a document of its own, and not cancelled. */
export const Cancelling = meta.story({
  args: { facts: { ...invoiceFacts, state: 'storniert', isCancellation: true, mail: 'none' }, mail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Festgeschrieben$/)
    await expect(canvas.queryByText(/Storniert|Bezahlt/)).toBeNull()
  },
})
/** It is overdue, and nobody has sent it: that is said before all else. */
export const NeverSent = meta.story({
  args: invoice('ueberfaellig', null),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nie versendet')).toBeVisible()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Überfällig seit 23 Tagen$/)
  },
})
export const Refused = meta.story({
  args: invoice('offen', refused),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Festgeschrieben$/)
    await expect(canvas.getByText(/vom Mailserver abgelehnt: 550/)).toBeVisible()
  },
})
/** Another invoice stands for it: that is said with its number, in the place of the mail. */
export const Replaced = meta.story({
  args: { ...invoice('ersetzt'), successor: { number: 'RE-2026-0042', isFinal: false, state: 'bezahlt' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Storniert und durch RE-2026-0042 ersetzt. Diese ist bezahlt.')).toBeVisible()
    await expect(canvas.queryByText(/^Gesendet an/)).toBeNull()
  },
})
export const Settled = meta.story({
  args: { ...invoice('ersetzt'), successor: { number: 'RE-2026-0043', isFinal: true } },
  globals: { viewport: { value: 'phone' } },
})

const All = styled.div`
  display: grid;
  gap: 12px;
`
const lines = [
  ...['entwurf', 'versendet', 'angenommen', 'abgelehnt', 'abgerechnet'].map((status) => offer(status)),
  offer('versendet', 'lapsed'),
  ...(['entwurf', 'fixed', 'offen', 'ueberfaellig'] as const).map((state) => invoice(state, null)),
  invoice('offen', queued),
  ...(['teilbezahlt', 'ueberfaellig', 'bezahlt', 'ueberzahlt', 'storniert', 'ersetzt'] as const).map((state) =>
    invoice(state),
  ),
]
/** Every status of offers and state of invoices. */
export const States = meta.story({
  args: Ready.composed.args,
  render: () => (
    <All>
      {lines.map((line, at) => (
        <StageLine key={at} {...line} />
      ))}
    </All>
  ),
})
