import type { ClientEvent } from '@waldkerf/domain/entities/clientEvents'
import type { ClientTimeline } from '../clientTypes.ts'

const event = (
  client_id: number,
  part: Pick<ClientEvent, 'art' | 'id' | 'zeit' | 'titel'> & Partial<ClientEvent>,
): ClientEvent => ({
  client_id,
  schluessel: `${part.art}:${part.id}`,
  ziel: '',
  ziel_id: null,
  betrag: '',
  an: '',
  wer: '',
  stand: '',
  ...part,
})

interface Documents {
  invoice: { id: number; nummer: string } | undefined
  offer: { id: number; nummer: string } | undefined
}

/** One of each kind, the latest first; a mail that waits and one that was refused. */
export function exampleEvents(client_id: number, { invoice, offer }: Documents): readonly ClientEvent[] {
  const invoiceTarget = { ziel: 'rechnung', ziel_id: invoice?.id ?? 1 } as const
  const number = invoice?.nummer ?? ''
  const sent = { ...invoiceTarget, art: 'versand', titel: `Rechnung ${number} – Ingenieurbüro Waldmann`, an: 'rechnung@forst.example', wer: 'admin@waldkerf.test' } as const // prettier-ignore
  return [
    event(client_id, { art: 'notiz', id: 3, zeit: '2026-11-19T14:05:00Z', titel: 'Telefonat: Zahlung kommt bis Monatsende.', wer: 'admin@waldkerf.test' }), // prettier-ignore
    event(client_id, { ...invoiceTarget, art: 'mahnung', id: 1, zeit: '2026-11-18T08:00:00Z', titel: number, betrag: '1234.56', wer: 'admin@waldkerf.test' }), // prettier-ignore
    event(client_id, { ...invoiceTarget, art: 'zahlung', id: 5, zeit: '2026-11-17T00:00:00Z', titel: number, betrag: '500.00', stand: 'ueberweisung' }), // prettier-ignore
    event(client_id, { ...sent, id: 9, zeit: '2026-11-12T09:30:00Z', stand: 'wartet' }),
    event(client_id, {
      ...sent,
      id: 8,
      zeit: '2026-11-12T09:10:00Z',
      stand: 'abgelehnt',
      an: 'rechnugn@forst.example',
    }),
    event(client_id, {
      ...invoiceTarget,
      art: 'rechnung',
      id: invoiceTarget.ziel_id,
      zeit: '2026-11-12T00:00:00Z',
      titel: number,
    }),
    event(client_id, { art: 'karte', id: 1, zeit: '2026-10-02T10:00:00Z', titel: 'Oberfeld Blatt 3, 1932', ziel: 'karte', ziel_id: 1 }), // prettier-ignore
    event(client_id, { art: 'angebot', id: offer?.id ?? 1, zeit: '2026-10-01T00:00:00Z', titel: offer?.nummer ?? '', ziel: 'angebot', ziel_id: 1 }), // prettier-ignore
  ]
}

/** A timeline with these events. */
export const exampleTimeline = (events: readonly ClientEvent[]): ClientTimeline => ({
  events: { status: 'ready', data: events },
  group: 'all',
  older: 'some',
  people: { 'admin@waldkerf.test': 'Anna Ahlers' },
  note: '',
})
