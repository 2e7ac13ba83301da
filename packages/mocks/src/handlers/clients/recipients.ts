import type { calls } from '@waldkerf/domain/calls/contract'
import { emptyRow } from '@waldkerf/domain/entities/columns'
import { type Recipient, recipientColumns } from '@waldkerf/domain/entities/recipients'
import type { StoredRecipient } from '@waldkerf/mocks/seed/clients/contacts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, findRow, removeRow } from '../gateway/rows.ts'
import { addRow, type MockState, nextId } from '../state.ts'
import { toStored } from '../values/arguments.ts'
import { findClient } from './visible.ts'
import type { ClientEvent } from '@waldkerf/domain/entities/clientEvents'
import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'

/** The offer or the invoice that a mail is about. */
export function dispatchTarget(
  { reminders }: MockState,
  { art, dokument_id: id }: Pick<Dispatch, 'art' | 'dokument_id'>,
): Pick<ClientEvent, 'ziel' | 'ziel_id'> {
  if (art === 'angebot') return { ziel: 'angebot', ziel_id: id }
  const reminder = reminders.find((row) => art === 'mahnung' && row.id === id)
  return { ziel: 'rechnung', ziel_id: reminder?.rechnung_id ?? id }
}

/** The client that a mail is about; null for none. */
export function dispatchClient(state: MockState, dispatch: Pick<Dispatch, 'art' | 'dokument_id'>): number | null {
  const { ziel, ziel_id } = dispatchTarget(state, dispatch)
  const documents = ziel === 'angebot' ? state.offers : state.invoices
  return documents.find(({ id }) => id === ziel_id)?.client_id ?? null
}

/** All mails with documents to a client. */
export const clientDispatches = (state: MockState, client: number): Dispatch[] =>
  state.dispatches.filter((dispatch) => dispatchClient(state, dispatch) === client)

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** A recipient with the time of the last mail that went to it. */
function toRecipient(state: MockState, { id, client_id, name, email, fuer_rechnungen, version }: StoredRecipient) {
  const sent = clientDispatches(state, client_id).filter((row) => isSame(row.an, email) && row.zugestellt_am !== null)
  const zuletzt =
    sent
      .map(({ gesendet_am }) => gesendet_am)
      .toSorted()
      .at(-1) ?? null
  return { id, client_id, name, email, fuer_rechnungen, version, zuletzt } satisfies Recipient
}

/** An address is unique for a client, and at most one of them gets the invoices. @throws Problem 409 */
function guardRecipient({ recipients }: MockState, wanted: Omit<StoredRecipient, 'version'>): void {
  const others = recipients.filter(({ client_id, id }) => client_id === wanted.client_id && id !== wanted.id)
  if (others.some(({ email }) => isSame(email, wanted.email))) throw refuse('known_recipient')
  if (wanted.fuer_rechnungen) for (const other of others) other.fuer_rechnungen = false
}

/** Adds the address of a mail to the client's recipients. */
export function rememberRecipient(state: MockState, client_id: number | null, email: string): void {
  const known = state.recipients.some((row) => row.client_id === client_id && isSame(row.email, email))
  if (client_id === null || known) return
  addRow(state, 'recipients', { client_id, ...emptyRow(recipientColumns), email, version: 1 })
}

/** Recipients of a client's documents. */
export const recipientHandlers: AreaHandlers<typeof calls.recipients> = {
  getRecipients({ state, caller, payload }) {
    const { client_id: wanted } = findClient(state, caller, payload.client_id)
    const rows = state.recipients.filter(({ client_id }) => client_id === wanted)
    return rows
      .map((row) => toRecipient(state, row))
      .toSorted(
        (a, b) =>
          Number(b.fuer_rechnungen) - Number(a.fuer_rechnungen) ||
          Date.parse(b.zuletzt ?? '1900-01-01') - Date.parse(a.zuletzt ?? '1900-01-01') ||
          a.id - b.id,
      )
  },
  addRecipient({ state, caller, payload }) {
    const { client_id } = findClient(state, caller, payload.client_id)
    const columns = toStored(recipientColumns, payload)
    const row = { id: nextId(state, 'recipients'), client_id, ...columns, version: 1 }
    guardRecipient(state, row)
    state.recipients.push(row)
    return toRecipient(state, row)
  },
  updateRecipient({ state, request, payload }) {
    const row = findRow(state.recipients, payload.id, 'not_found.recipient')
    const columns = toStored(recipientColumns, payload)
    return toRecipient(
      state,
      changeRow(row, columns, request, (next) => guardRecipient(state, next)),
    )
  },
  deleteRecipient: ({ state, payload }) => removeRow(state.recipients, payload.id),
}
