import type { ClientEvent, EventKind } from '../entities/clientEvents.ts'

/** Kinds of events by filter of a client's timeline; an empty group means all kinds. */
export const eventGroups = {
  all: [],
  offers: ['angebot'],
  invoices: ['rechnung', 'mahnung'],
  payments: ['zahlung'],
  mails: ['versand'],
  maps: ['karte'],
  notes: ['notiz'],
} as const satisfies Record<string, readonly EventKind[]>
export type EventGroup = keyof typeof eventGroups

/** Events of a contact, the latest of which a client's page names. */
export const contactKinds: readonly EventKind[] = ['versand', 'mahnung', 'notiz']

/** A mail that waits or was refused has reached nobody. */
export const isContact = ({ art, stand }: Pick<ClientEvent, 'art' | 'stand'>): boolean =>
  contactKinds.includes(art) && (art !== 'versand' || stand === 'zugestellt')

/** Kinds of events that have a day and no time. */
const dated: ReadonlySet<EventKind> = new Set(['angebot', 'rechnung', 'zahlung'])

/** The event's day, where it has no time; else undefined. */
export const eventDay = ({ art, zeit }: Pick<ClientEvent, 'art' | 'zeit'>): string | undefined =>
  dated.has(art) ? zeit.slice(0, 10) : undefined

/** Events by month, `YYYY-MM`, in their order. */
export function eventsByMonth(events: readonly ClientEvent[]): { month: string; events: ClientEvent[] }[] {
  const months: { month: string; events: ClientEvent[] }[] = []
  for (const event of events) {
    const month = event.zeit.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(event)
    else months.push({ month, events: [event] })
  }
  return months
}
