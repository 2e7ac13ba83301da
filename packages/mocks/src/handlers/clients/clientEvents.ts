import type { calls } from '@waldkerf/domain/calls/contract'
import { type ClientEvent, eventKinds, noteColumns } from '@waldkerf/domain/entities/clientEvents'
import type { StoredNote } from '@waldkerf/mocks/seed/clients/contacts'
import { toCount } from '../beetles/filter.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { removeRow } from '../gateway/rows.ts'
import { addRow, type MockState } from '../state.ts'
import { toStored } from '../values/arguments.ts'
import { clientDispatches, dispatchTarget } from './recipients.ts'
import { findClient } from './visible.ts'

type Told = Pick<ClientEvent, 'zeit' | 'art' | 'id' | 'ziel' | 'ziel_id' | 'titel'> & Partial<ClientEvent>

type Sorted = Pick<ClientEvent, 'zeit' | 'art' | 'id'>

/** Documents and payments have only a day; they are sorted by its beginning in UTC. */
const dayStart = (day: string) => `${day}T00:00:00+00:00`

const event = (client_id: number, told: Told): ClientEvent => ({
  client_id,
  schluessel: `${told.art}:${told.id}`,
  betrag: '',
  an: '',
  wer: '',
  stand: '',
  ...told,
})

const noteEvent = ({ id, client_id, text, erstellt_am, erstellt_von }: StoredNote) =>
  event(client_id, { zeit: erstellt_am, art: 'notiz', id, ziel: '', ziel_id: null, titel: text, wer: erstellt_von })

/** The events of an invoice: itself, its payments and reminders. */
function invoiceEvents(
  { payments, reminders }: MockState,
  { id, nummer, rn_datum }: MockState['invoices'][number],
): Told[] {
  const target = { ziel: 'rechnung', ziel_id: id, titel: nummer } as const
  return [
    { ...target, zeit: dayStart(rn_datum), art: 'rechnung', id },
    ...payments
      .filter((row) => row.rechnung_id === id)
      .map((row): Told => {
        const { betrag, art: stand, erfasst_von: wer } = row
        return { ...target, zeit: dayStart(row.datum), art: 'zahlung', id: row.id, betrag, wer, stand }
      }),
    ...reminders
      .filter((row) => row.rechnung_id === id)
      .map((row): Told => {
        const { erstellt_am: zeit, erstellt_von: wer, inhalt } = row
        return { ...target, zeit, art: 'mahnung', id: row.id, betrag: inhalt.offen, wer }
      }),
  ]
}

/** Of one day a payment comes after its invoice, and that after its offer: so their names sort, too. */
export const latestFirst = (a: Sorted, b: Sorted) =>
  Date.parse(b.zeit) - Date.parse(a.zeit) || (a.art < b.art ? 1 : a.art > b.art ? -1 : 0) || b.id - a.id

/** All events of a client, the latest first. */
function clientEvents(state: MockState, client: number): ClientEvent[] {
  const isOwn = (row: { client_id: number | null }) => row.client_id === client
  const told: Told[] = [
    ...state.offers.filter(isOwn).map(({ id, nummer, an_datum }): Told => {
      return { zeit: dayStart(an_datum), art: 'angebot', id, ziel: 'angebot', ziel_id: id, titel: nummer }
    }),
    ...state.invoices.filter(isOwn).flatMap((invoice) => invoiceEvents(state, invoice)),
    ...clientDispatches(state, client).map((row): Told => {
      const { id, gesendet_am: zeit, betreff: titel, an, gesendet_von: wer } = row
      const stand = row.zugestellt_am
        ? 'zugestellt'
        : row.abgelehnt === null
          ? 'wartet'
          : row.abgelehnt
            ? 'abgelehnt'
            : 'beendet'
      return { ...dispatchTarget(state, row), zeit, art: 'versand', id, titel, an, wer, stand }
    }),
    ...state.maps.filter(isOwn).flatMap(({ id, map_name: titel }): Told[] => {
      const zeit = state.mapTimes[id]
      return zeit === undefined ? [] : [{ zeit, art: 'karte', id, ziel: 'karte', ziel_id: id, titel }]
    }),
  ]
  const events = [...told.map((each) => event(client, each)), ...state.notes.filter(isOwn).map(noteEvent)]
  return events.toSorted(latestFirst)
}

/** A client's timeline, and the notes in it. */
export const clientEventHandlers: AreaHandlers<typeof calls.clientEvents> = {
  getClientEvents({ state, caller, payload: { client_id, arten, anzahl } }) {
    const { client_id: client } = findClient(state, caller, client_id)
    const most = toCount(anzahl || '50', 5_000)
    const kinds: string[] = arten === '' ? [...eventKinds] : arten.split(',')
    if (kinds.some((kind) => !(eventKinds as readonly string[]).includes(kind))) throw refuse('bad_event_kind')
    return clientEvents(state, client)
      .filter(({ art }) => kinds.includes(art))
      .slice(0, most)
  },
  addClientNote({ state, caller, payload }) {
    const { client_id } = findClient(state, caller, payload.client_id)
    const columns = toStored(noteColumns, payload)
    const made = { client_id, ...columns, erstellt_am: state.now, erstellt_von: caller.email }
    return noteEvent(addRow(state, 'notes', made))
  },
  deleteClientNote: ({ state, payload }) => removeRow(state.notes, payload.id),
}
